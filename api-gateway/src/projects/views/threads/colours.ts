/** Linear light of one channel, 0 to 255. Source: WCAG 2.2, relative luminance. */
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const channelsOf = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const luminanceOf = (hex: string): number => {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** WCAG contrast of two colours given as #rrggbb, 1 to 21. */
export const contrastOf = (one: string, other: string): number => {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

/** `share` of the second colour in the first, channel by channel. */
export const mixOf = (one: string, other: string, share: number): string => {
  const [from, to] = [channelsOf(one), channelsOf(other)];
  const channel = (at: number): string =>
    Math.round((from[at] ?? 0) * (1 - share) + (to[at] ?? 0) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
};

/** Shares of ink, 0 to 100. */
export type Cmyk = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** Most ink that a card stock takes, over all four. */
const INK_LIMIT = 280;
/** Near-black over a large area: black alone looks grey there. */
const RICH_BLACK: Cmyk = [60, 40, 40, 100];
const BLACK: Cmyk = [0, 0, 0, 100];
/** Largest channel of an RGB color that is black in print. */
const BLACK_UP_TO = 0.13;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

const limited = ([c, m, y, k]: Cmyk): Cmyk => {
  const scale = Math.min(1, (INK_LIMIT - k) / Math.max(1, c + m + y));
  const ink = (share: number) => Math.round(share * scale * 10) / 10;
  return [ink(c), ink(m), ink(y), Math.round(k * 10) / 10];
};

/**
 * An RGB color in ink, by the arithmetic that needs no profile: approximate, as the file says. All grey goes to black,
 * so that no more than three inks meet. Near-black is black alone, or rich black for large areas.
 */
export const cmykOf = (hex: string, use: 'area' | 'detail' = 'detail'): Cmyk => {
  const rgb = channels(hex);
  const brightest = Math.max(...rgb);
  if (brightest <= BLACK_UP_TO) return use === 'area' ? RICH_BLACK : BLACK;
  const [c = 0, m = 0, y = 0] = rgb.map((value) => ((brightest - value) / brightest) * 100);
  return limited([c, m, y, (1 - brightest) * 100]);
};

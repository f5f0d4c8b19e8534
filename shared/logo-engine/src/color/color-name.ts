import { oklchOf } from './oklch.ts';

/** Hues by the words that people use for them, from their lightness and chroma: each row is the upper end of a range of hue in degrees. */
const HUES: readonly (readonly [upTo: number, dark: string, middle: string, light: string, vivid: string])[] = [
  [18, 'burgundy', 'rose', 'blush pink', 'raspberry'],
  [34.5, 'oxblood', 'brick red', 'coral', 'red'],
  [62, 'chocolate brown', 'terracotta', 'peach', 'orange'],
  [82, 'brown', 'caramel', 'sand', 'amber'],
  [105, 'olive brown', 'mustard', 'cream', 'yellow'],
  [125, 'olive', 'olive green', 'pale lime', 'lime'],
  [152, 'forest green', 'leaf green', 'pale green', 'green'],
  [178, 'dark green', 'sea green', 'mint', 'emerald'],
  [215, 'deep teal', 'teal', 'pale aqua', 'turquoise'],
  [245, 'petrol', 'steel blue', 'pale blue', 'sky blue'],
  [272, 'navy', 'blue', 'powder blue', 'bright blue'],
  [298, 'midnight blue', 'slate blue', 'lavender', 'indigo'],
  [325, 'deep purple', 'purple', 'lilac', 'violet'],
  [350, 'plum', 'mauve', 'pale pink', 'magenta'],
  [360, 'burgundy', 'rose', 'blush pink', 'pink'],
];
const GRAYS: readonly (readonly [upTo: number, name: string])[] = [
  [0.24, 'black'],
  [0.42, 'charcoal'],
  [0.62, 'gray'],
  [0.86, 'silver'],
  [0.975, 'off-white'],
  [1.01, 'white'],
];

/** Colors with so little of their hue that nobody calls them by it. */
const MUTED: readonly (readonly [from: number, upTo: number, name: string])[] = [
  [18, 95, 'taupe'],
  [105, 165, 'sage'],
];

/** Every word that a color may be called by. */
export const COLOR_NAMES: readonly string[] = [...new Set([...HUES.flatMap(([, ...names]) => names), ...GRAYS.map(([, name]) => name), ...MUTED.map(([, , name]) => name)])];

/** Chroma below which a color has no hue to speak of; at both ends of lightness the eye sees less. */
const grayBelow = (l: number): number => (l > 0.93 ? 0.022 : l < 0.3 ? 0.022 : 0.028);
const VIVID = 0.13;
/** A red is brick before it is vivid. */
const VIVID_RED = 0.16;
const MUTED_BELOW = 0.06;
/** Hues of reds, and of oranges, browns and yellows, in degrees. */
const isRed = (h: number): boolean => h > 18 && h <= 34.5;
const isOrange = (h: number): boolean => h > 34.5 && h <= 62;
const isEarthy = (h: number): boolean => h > 34.5 && h <= 105;

/** What people call a color: "forest green". Lower case, without an article. */
export function colorName(hex: string): string {
  const { l, c, h } = oklchOf(hex);
  if (c < grayBelow(l)) return GRAYS.find(([upTo]) => l < upTo)![1];
  const [, dark, middle, light, vivid] = HUES.find(([upTo]) => h <= upTo)!;
  const muted = c < MUTED_BELOW && l > 0.45 && l < 0.8 ? MUTED.find(([from, upTo]) => h > from && h <= upTo) : undefined;
  if (muted) return muted[2];
  // Light reds are coral, and deep oranges terracotta, however vivid they are.
  if (isRed(h) && l > 0.68) return light;
  const isVivid = c > (isRed(h) ? VIVID_RED : VIVID) && l > (isOrange(h) ? 0.6 : 0.45) && l < 0.93;
  if (isVivid) return vivid;
  if (l < (isEarthy(h) ? 0.47 : 0.42)) return dark;
  return l > (isOrange(h) ? 0.72 : 0.78) ? light : middle;
}

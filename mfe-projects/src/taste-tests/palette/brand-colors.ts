import { PALETTE_SIZE } from '@fifteen/contracts';
import type { Picture } from '../images/read-picture.ts';
import { hexOf } from './hex-field.tsx';
import { hexOfLab, labOfHex } from './oklab.ts';
import { completeWithShades } from './shades.ts';

/** What somebody typed, as colors: each once, in their order; and what of it is no color code. */
export const colorsIn = (text: string): { colors: string[]; unread: string[] } => {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  const read = words.map((word) => ({ word, hex: hexOf(word) }));
  return { colors: [...new Set(read.flatMap(({ hex }) => hex ?? []))], unread: read.flatMap(({ word, hex }) => (hex === null ? [word] : [])) };
};

/** Brand colors in place of a picture's: exactly as they were typed, completed with shades of their own. */
export const brandPalette = (colors: readonly string[]): Picture => {
  const typed = colors.slice(0, PALETTE_SIZE);
  const shades = completeWithShades(typed.map(labOfHex), PALETTE_SIZE).slice(typed.length).map(hexOfLab);
  const palette = [...typed, ...shades];
  return { url: null, palette, found: palette, real: typed.length };
};

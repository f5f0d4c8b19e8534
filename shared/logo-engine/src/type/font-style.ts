import type { VibeId } from '@fifteen/contracts';
import type { LetterCase } from './type-spec.ts';

/** Kinds of letterform, as taste and studios weigh them. */
export const FONT_CLASSES = [
  'geo',
  'grot',
  'grotwide',
  'wide',
  'cond',
  'tech',
  'techwide',
  'mono',
  'round',
  'roundbold',
  'roundgrot',
  'flare',
  'roman',
  'old',
  'lightserif',
  'didone',
  'softserif',
  'fatface',
  'slab',
  'retro',
  'fat',
  'deco',
  'script',
  'hand',
  'plain',
] as const;
export type FontClass = (typeof FONT_CLASSES)[number];

/** One woff2 file of a style: fonts come split by script. */
export interface FontFile {
  file: string;
  /** Code points in hexadecimal ranges: "20-7e a0-ff". */
  coverage: string;
}

/** One weight of one family, with everything that choosing needs, so that no file is opened for it. */
export interface FontStyle {
  /** "jost-300" */
  id: string;
  /** "jost" */
  family: string;
  /** "Jost" */
  name: string;
  weight: number;
  class: FontClass;
  vibes: readonly VibeId[];
  /** The case that the design is made for. */
  case: LetterCase | 'any';
  files: readonly FontFile[];
  /** Shares of the em, measured on H, x and p. */
  cap: number;
  xHeight: number;
  descender: number;
  stem: number;
}

import type { VibeId } from '@fifteen/contracts';
import type { LetterCase } from './letter-case.ts';
import type { ScriptId } from './scripts.ts';


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
  /** Code points as `parseCoverage` reads them. */
  coverage: string;
}

/** Shares of the em. */
export interface FontMeasures {
  /** From the baseline to the top of H, or of a letter of full height in the script that the style is for. */
  cap: number;
  xHeight: number;
  descender: number;
  /** Width of an upright stroke. */
  stem: number;
}

/** One weight of one family, with everything that choosing needs, so that no file is opened for it. */
export interface FontStyle extends FontMeasures {
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
  /** Measures in scripts that are sized unlike the style's Latin letters. */
  inScript?: Readonly<Partial<Record<ScriptId, FontMeasures>>>;
  /** Package and version that the files come from, and their licence. */
  source: string;
  licence: string;
}

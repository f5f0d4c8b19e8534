import type { FontClass, FontStyle } from '@fifteen/typography';
import { hasLettersFromRight } from './reading.ts';

/** Styles for running text beside a logo: one to read, one to stress. */
export interface TextFaces {
  readonly regular: string;
  readonly strong: string;
}

const SERIF: TextFaces = { regular: 'source-serif-4-400', strong: 'source-serif-4-600' };
const SOFT: TextFaces = { regular: 'rubik-400', strong: 'rubik-600' };
const NEUTRAL: TextFaces = { regular: 'inter-400', strong: 'inter-600' };

const WITH_SERIF: ReadonlySet<FontClass> = new Set(['roman', 'old', 'lightserif', 'softserif', 'flare', 'script']);
const WITH_SOFT: ReadonlySet<FontClass> = new Set(['round', 'roundbold', 'roundgrot', 'hand', 'retro']);

/**
 * Bookish logos get a book's text, round ones a soft one, all others a neutral one. Names from the right get the soft
 * one, which alone has Arabic and Hebrew letters in both weights: lent ones would differ from what they stress.
 */
export const textFacesFor = ({ class: letterform }: Pick<FontStyle, 'class'>, name: string): TextFaces => {
  if (hasLettersFromRight(name)) return SOFT;
  if (WITH_SERIF.has(letterform)) return SERIF;
  return WITH_SOFT.has(letterform) ? SOFT : NEUTRAL;
};

import { thinnestStroke } from '../../geometry/index.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import type { FontClass } from '../../type/font-style.ts';
import { letterOutline } from './letter-outline.ts';

/** Letters that are measured: enough to meet the thin strokes of a face. */
const SAMPLE = 4;
/** Units an em of a letter's outline. */
const SIZE = 1000;

/** Classes that are drawn with thick and thin; of the others the stem tells enough. */
const CONTRASTED: ReadonlySet<FontClass> = new Set(['didone', 'lightserif', 'roman', 'old', 'softserif', 'fatface', 'deco', 'flare']);

/** Width of the thin strokes in which a style draws this text, in ems: the median of a few of its letters. */
export function hairlineOf(library: FontLibrary, font: string, text: string): number {
  if (!CONTRASTED.has(library.style(font).class)) return library.style(font).stem;
  const letters = [...new Set(text)].filter((char) => /\p{L}/u.test(char)).slice(0, SAMPLE);
  const widths = letters.map((letter) => thinnestStroke(letterOutline(library, font, letter)) / SIZE).sort((one, other) => one - other);
  return widths[widths.length >> 1] ?? library.style(font).stem;
}

import { thinnestStroke } from '../../geometry/index.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import type { FontClass } from '../../type/font-style.ts';
import { joinGlyphs } from './join-glyphs.ts';

/** Letters that are measured: enough to meet the thin strokes of a face. */
const SAMPLE = 4;
/** Stroke and hairline are told apart at this size. */
const SIZE = 1000;

/** Thin strokes by style and letter, in ems: the same for every logo that a library draws. */
const measured = new WeakMap<FontLibrary, Map<string, number>>();

/** Classes that are drawn with thick and thin; of the others the stem tells enough. */
const CONTRASTED: ReadonlySet<FontClass> = new Set(['didone', 'lightserif', 'roman', 'old', 'softserif', 'fatface', 'deco', 'flare']);

/** Width of the thin strokes in which a style draws this text, in ems: the median of a few of its letters. */
export function hairlineOf(library: FontLibrary, font: string, text: string): number {
  if (!CONTRASTED.has(library.style(font).class)) return library.style(font).stem;
  const letters = [...new Set(text)].filter((char) => /\p{L}/u.test(char)).slice(0, SAMPLE);
  const widths = letters.map((letter) => hairlineOfLetter(library, font, letter)).sort((one, other) => one - other);
  return widths[widths.length >> 1] ?? library.style(font).stem;
}

function hairlineOfLetter(library: FontLibrary, font: string, letter: string): number {
  const known = measured.get(library) ?? new Map<string, number>();
  measured.set(library, known);
  const key = `${font} ${letter}`;
  const width = known.get(key) ?? thinnestStroke(joinGlyphs(library.shape(font, letter, { size: SIZE, tracking: 0 }))) / SIZE;
  known.set(key, width);
  return width;
}

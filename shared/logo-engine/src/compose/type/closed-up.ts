import { boundsOf, translate } from '../../geometry/index.ts';
import type { PlacedGlyph } from '../../type/font-library.ts';

/** Two or three ideographs or syllables: one sign. */
const FEW_SQUARES = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,3}$/u;
/** Most room between the ink of two of them, in ems: with more the word falls apart. */
const MOST_ROOM = 0.14;

/** A word of few squares moved together by its ink: the squares of 云 and 山 bring air that a title of two signs does not bear. */
export function closedUp(glyphs: readonly PlacedGlyph[], text: string, size: number): readonly PlacedGlyph[] {
  if (!FEW_SQUARES.test(text)) return glyphs;
  let [shift, right] = [0, Infinity];
  return glyphs.map((glyph) => {
    const { x, width } = boundsOf(glyph.outline);
    shift += Math.max(0, x - shift - right - size * MOST_ROOM);
    right = x - shift + width;
    return shift === 0 ? glyph : { ...glyph, outline: translate(glyph.outline, -shift, 0), x: glyph.x - shift };
  });
}

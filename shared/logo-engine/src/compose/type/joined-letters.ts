import { type Path, SHARP, boundsOf, contoursOf, polyline, stroke, translate, union } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import type { PlacedGlyph } from '../../type/font-library.ts';
import { hasLongLeg, pairIn } from '../../type/letter-joins.ts';
import { joinGlyphs } from './join-glyphs.ts';
import type { Line } from './line.ts';

/** Treatments that draw letters of capitals together; a line without the letters for it stays as it is. */
export const JOINED_LETTERS: Readonly<Record<'ligature' | 'leg', (line: Line) => Layer[]>> = {
  ligature: (line) => {
    const at = pairIn(line.glyphs.map(({ text }) => text));
    const [one, other] = [line.glyphs[at], line.glyphs[at + 1]];
    if (!one || !other) return [...line.layers];
    const { x, width } = boundsOf(one.outline);
    const shift = boundsOf(other.outline).x - x - width + line.stem * 0.1;
    return [{ role: 'text', path: union(joinGlyphs(line.glyphs.slice(0, at + 1)), translate(joinGlyphs(line.glyphs.slice(at + 1)), -shift, 0)) }];
  },
  leg: (line) => {
    const first = line.glyphs[0];
    const stretched = first && hasLongLeg(first.text) ? legOf(first, line) : null;
    return stretched ? [{ role: 'text', path: union(joinGlyphs(line.glyphs), stretched) }] : [...line.layers];
  },
};

/** From where to where the rightmost stroke runs at this height. */
function strokeAt(outline: Path, y: number, cap: number): { from: number; to: number } | null {
  const xs = contoursOf(outline, cap / 60).flatMap((points) =>
    points.slice(1).flatMap(([bx, by], i) => {
      const [ax, ay] = points[i]!;
      return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
    }),
  );
  const [to, from] = xs.sort((one, other) => other - one);
  return to === undefined || from === undefined ? null : { from, to };
}

/** Least run against rise of a leg that can be stretched: an upright one would only get longer. */
const LEAST_SLANT = 0.3;
/** Air between the letters and the bar, in shares of the cap height. */
const AIR = 0.2;

/** The leg drawn on below the baseline and along under the word; null where it does not slant. */
function legOf({ outline }: PlacedGlyph, { cap, bounds }: Line): Path | null {
  const [upper, lower] = [strokeAt(outline, -cap * 0.26, cap), strokeAt(outline, -cap * 0.08, cap)];
  if (!upper || !lower) return null;
  const slant = (lower.to - upper.to) / (cap * 0.18);
  if (slant < LEAST_SLANT) return null;
  const width = (lower.to - lower.from) / Math.hypot(1, slant);
  const depth = cap * AIR + width / 2;
  const middle = (lower.from + lower.to) / 2;
  const start = [middle, -cap * 0.08] as const;
  const corner = [middle + slant * (depth + cap * 0.08), depth] as const;
  return stroke(polyline([[...start], [...corner], [bounds.x + bounds.width, depth]]), width, SHARP);
}

import { type Draw, type Layer, type Shape, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';

/** Bars from the foot of the letter to its top. */
const BARS = 8;
const PITCH = 1_000 / BARS;

/** Letters with level bars of their own, which the cuts would run along. */
const LEVEL = 'EFGLSTZ2357IЕЗЭЄГТЦІΕΖΞΣΤΓΙ';

/** The initial cut into bars that get thinner on the way up. */
export const gradedInitial = idea({
  id: 'graded-initial',
  title: ({ letters }) => `${letters} in fading bars`,
  says: ({ letters }) => `The ${letters} is built of bars that get lighter from one end to the other.`,
  kind: 'symbol',
  technique: 'module',
  isRetired: true,
  needs: [],
  fits: ({ initials: { first } }) => (!LEVEL.includes(first) && penCovers('monoline', first) && first.normalize('NFD').length === 1 ? first : undefined),
  looks: {
    rise: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'tech_sharp'], colors: 1, stem: 0.1 },
    slope: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  draw: (d, { letters, look }) => {
    const letter = d.pen(letters, 'monoline', { size: 1_000, stem: 0.27, radius: 0, width: 1.06 }).shape.place({ cx: 0, bottom: 0 });
    return Array.from({ length: BARS }, (_, i): Layer[] => {
      const piece = letter.intersect(bar(d, look, i)).withoutSlivers(500);
      return piece.isEmpty ? [] : [d.layer(`bar ${i + 1}`, piece, look === 'slope' && i >= BARS / 2 ? 'second' : 'main', { mono: 'ink' })];
    }).flat();
  },
});

/** One bar of the pattern, counted from below. */
function bar(d: Draw, look: string, i: number): Shape {
  const height = PITCH * (0.88 - (0.62 * i) / (BARS - 1));
  const y = -PITCH * (i + 0.5);
  return d.rect(-1_500, i === 0 ? -PITCH * 0.94 : y - height / 2, 3_000, i === 0 ? 300 : height).rotate(look === 'slope' ? -45 : 0, [0, -500]);
}

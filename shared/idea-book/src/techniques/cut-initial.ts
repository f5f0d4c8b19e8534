import { type Draw, type Layer, type Shape, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';

/** How far the halves have slid apart. */
const SLIDE = 120;
/** Letters with diagonals of their own, which a steep sash would run along. */
const DIAGONAL = 'VYУΥ';
/** Letters that a sash leaves crumbs of. */
const NO_SASH = 'KXZКХЖΚΧΖ';
/** Width of the sash, and of the gap beside it. */
const SASH = 190;
const SASH_GAP = 26;
/** Letters that a rising cut turns into others: C into e. */
const TAKEN_FOR_OTHERS = 'CСЄЭJЈ';

/** The initial cut by one diagonal, its halves slid along it. */
export const cutInitial = idea({
  id: 'cut-initial',
  title: ({ letters }) => `${letters} on the diagonal`,
  says: ({ letters }) => `One diagonal runs through the ${letters} and parts it in two colors.`,
  kind: 'symbol',
  technique: 'lettering',
  isRetired: true,
  needs: [],
  fits: ({ initials: { first } }) => (penCovers('slit', first) && !TAKEN_FOR_OTHERS.includes(first) && first.normalize('NFD').length === 1 ? first : undefined),
  looks: {
    shift: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.2 },
    sash: { manner: 'print', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.2 },
  },
  params: { angle: { label: 'Angle of the cut', min: 10, max: 70, usual: 45 } },
  draw: (d, { letters, look, params }) => {
    const angle = params['angle']!;
    const letter = d.pen(letters, 'slit', { size: 1_000, stem: 0.14, width: widthFor(d, letters), radius: 0.28 }).shape;
    const whole = letter.place({ cx: 0, cy: 0 });
    if (look === 'sash' && NO_SASH.includes(letters)) d.refuse(`A sash over the ${letters} leaves crumbs.`);
    if (look === 'sash') return sash(d, whole, DIAGONAL.includes(letters) ? angle * 0.4 : angle);
    const [upper, lower] = halves(d, whole, angle);
    const along = [Math.cos((angle * Math.PI) / 180) * SLIDE, -Math.sin((angle * Math.PI) / 180) * SLIDE] as const;
    return [d.layer('upper half', upper.move(along[0] / 2, along[1] / 2), 'main'), d.layer('lower half', lower.move(-along[0] / 2, -along[1] / 2), 'second')];
  },
});

/** A letter about as wide as four fifths of its height. */
function widthFor(d: Draw, letter: string): number {
  const { width } = d.pen(letter, 'slit', { size: 1_000 }).bounds;
  return Math.max(0.85, Math.min(1.35, 860 / width));
}

/** What is above and below a rising diagonal through the middle. */
function halves(d: Draw, shape: Shape, angle: number): [Shape, Shape] {
  const below = d.rect(-2_000, 0, 4_000, 2_000).rotate(-angle);
  return [shape.subtract(below), shape.intersect(below)];
}

/** A sash in the second color, an even gap on both sides of it. */
function sash(d: Draw, letter: Shape, angle: number): Layer[] {
  const band = (width: number) => d.rect(-2_000, -width / 2, 4_000, width).rotate(-angle);
  const sides = letter.subtract(band(SASH + 2 * SASH_GAP)).withoutSlivers(600);
  return [d.layer('letter', sides, 'main'), d.layer('sash', letter.intersect(band(SASH)).withoutSlivers(600), 'second', { mono: 'join' })];
}

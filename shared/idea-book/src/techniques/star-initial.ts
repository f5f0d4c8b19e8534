import { type Draw, type Layer, type Shape } from '@fifteen/drawing';
import { idea } from '../idea.ts';
import { printed } from './shared/plates.ts';
import { plainForm } from './shared/round-skeleton.ts';

/** How many copies of a letter close to a star; mirror images only, so that no arms turn, and never the six points of A. */
const COPIES: Readonly<Record<string, number>> = { A: 5, H: 6, M: 6, O: 6, U: 8, W: 6, X: 8, Y: 8, 8: 8, Λ: 5, Θ: 6, Ω: 6, Ψ: 8, Ф: 8, П: 6, Ш: 6 };

/** The initial in one stroke, its feet on the sides of a polygon. */
export const starInitial = idea({
  id: 'star-initial',
  title: ({ letters }) => `A star of ${letters}s`,
  says: ({ letters }) => `Copies of the ${letters} join foot to foot, and the line closes to a star.`,
  kind: 'symbol',
  technique: 'module',
  needs: [],
  fits: ({ initials: { first } }) => (first.normalize('NFD').length === 1 && COPIES[plainForm(first)] ? first : undefined),
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate', 'elegant_serif'], colors: 1, stem: 0.04 },
    print: { manner: 'print', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.06 },
  },
  draw: (d, { letters, look }) => {
    const count = COPIES[plainForm(letters)] ?? d.refuse(`The ${letters} makes no star.`);
    const stem = look === 'print' ? 0.17 : 0.12;
    const copies = d.radial(motif(d, letters, count, stem), { count });
    if (look === 'line' || count % 2 === 1) return copies.length % 2 === 1 && look === 'print' ? overlapping(d, copies) : [d.layer('letters', d.union(...copies), 'main')];
    return overlapping(d, copies);
  },
});

/** Neighbors in two inks; with an odd number of copies the last one takes a third. */
const overlapping = (d: Draw, copies: readonly Shape[]): Layer[] =>
  printed(d, 'letter', copies.map((shape, i) => ({ shape, ink: i === copies.length - 1 && i % 2 === 0 ? 'third' : i % 2 === 0 ? 'main' : 'second' })), 'mark');

/** One letter upright above the center, as far from it as lets its feet meet those of its neighbors. */
function motif(d: Draw, letter: string, count: number, stem: number): Shape {
  const flat = d.pen(letter, 'monoline', { size: 1_000, stem, radius: 0 }).shape.place({ cx: 0, bottom: 0 });
  const spans = flat.spansAtY(-40);
  const foot = spans.length === 0 ? 0 : spans.at(-1)![1] - spans[0]![0];
  const side = Math.max(foot - stem * 1_000, 200);
  return flat.move(0, -side / 2 / Math.tan(Math.PI / count));
}

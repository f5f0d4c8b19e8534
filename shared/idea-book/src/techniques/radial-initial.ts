import { type Draw, type Shape, penCovers } from '@fifteen/drawing';
import { idea } from '../idea.ts';

/** Letters that bend well: the same on both sides, so that nothing turns like a swastika, and the wheels of E and N. */
const FIT = 'AEHMNOTUVWXY8АЕНМОТХЖШФПΑΕΗΜΝΟΤΥΧΛΔΩΘΨΦΠ';
/** Radius of the figure. */
const OUTER = 500;

/** The initial turned around a center, five or six times, with its foot in the middle. */
export const radialInitial = idea({
  id: 'radial-initial',
  title: ({ letters }) => `A circle of ${letters}s`,
  says: ({ letters }) => `Copies of the ${letters} go around in a circle, and together they make one figure.`,
  kind: 'symbol',
  technique: 'module',
  isRetired: true,
  needs: [],
  fits: ({ initials: { first } }) => (FIT.includes(first) && penCovers('slit', first) ? first : undefined),
  looks: {
    wheel: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 2, stem: 0.1 },
    flower: { manner: 'module', vibes: ['organic_flowing', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  draw: (d, { letters, look }) => {
    const count = look === 'flower' ? 5 : 6;
    const motif = bent(d, letters, count, look === 'flower' ? 0.25 : 0.3);
    const copies = d.radial(motif, { count });
    if (look === 'flower') return copies.map((shape, i) => d.layer(i === 0 ? `letter ${letters}` : `copy ${i}`, shape, i === 0 ? 'second' : 'main'));
    return copies.map((shape, i) => d.layer(i === 0 ? `letter ${letters}` : `copy ${i}`, shape, i % 2 === 0 ? 'main' : 'second'));
  },
});

/** The letter bent into one of so many sectors, its foot towards the center. */
function bent(d: Draw, letter: string, count: number, hole: number): Shape {
  const flat = d.pen(letter, 'slit', { size: 1_000, stem: 0.14, radius: 0.3, width: 1.1 }).shape.place({ cx: 0, top: 0 });
  const { width, height } = flat.bounds;
  const inner = OUTER * hole;
  const half = Math.PI / count;
  const around = flat.warp(([x, y]) => {
    const angle = (x / (width / 2)) * half - Math.PI / 2;
    const radius = OUTER + (inner - OUTER) * (y / height);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return d.fitSector(around, { count, gap: 22 });
}

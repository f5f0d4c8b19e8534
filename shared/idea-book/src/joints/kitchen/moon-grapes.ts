import type { Draw, Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** The lit part of a moon of this radius: 1 is full, .5 half; lit from the right if positive. */
const lit = (d: Draw, r: number, share: number): Shape => {
  const side = share > 0 ? 1 : -1;
  const belly = r * (1 - 2 * Math.abs(share));
  const half = d.rect(side > 0 ? 0 : -r, -r, r, 2 * r).intersect(d.circle(0, 0, r));
  const shade = d.ellipse(0, 0, Math.max(Math.abs(belly), 0.01), r);
  return Math.abs(belly) < 1 ? half : belly < 0 ? half.union(shade) : half.subtract(shade);
};

/** A bunch of grapes in which the moon waxes and wanes from left to right. */
export const moonGrapes = idea({
  id: 'moon-grapes',
  title: 'A bunch of moons',
  says: 'Each grape is a moon. From left to right they wax, turn full, and wane.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night'] }, { things: ['grapes', 'vineyard'], trades: ['winery'] }],
  looks: {
    phases: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['elegant_serif', 'classic_ornate'], colors: 1, stem: 0.02 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.06 },
  },
  params: { grape: { label: 'Grape size', min: 94, max: 111, usual: 104 }, stalk: { label: 'Stalk width', min: 80, max: 150, usual: 112 } },
  draw: (d, { look, params }) => {
    const isLine = look === 'line';
    const [r, pitch, wide] = [params['grape']! + (isLine ? 36 : 0), isLine ? 300 : 228, params['stalk']!];
    const rows = isLine ? [3, 2, 1] : [4, 3, 2, 1];
    const spots = rows.flatMap((count, row) => Array.from({ length: count }, (_, i) => ({ column: i - (count - 1) / 2, x: (i - (count - 1) / 2) * pitch, y: row * pitch * 0.866 })));
    const share = (column: number) => (column === 0 ? 1 : -Math.sign(column) * (1 - Math.abs(column) / 2));
    const moons = spots.map(({ column, x, y }) => lit(d, isLine ? r - 34 : r, share(column)).move(x, y));
    const discs = spots.map(({ x, y }) => d.circle(x, y, r));
    const stalk = d.line(`M0 -130V-236M${-wide} -236H${wide}`).stroke(34, { cap: 'round' });
    if (isLine) return [d.layer('moons', d.union(...discs).subtract(...moons), 'main'), d.layer('stalk', d.line(`M0 -150V-236M${-wide} -236H${wide}`).stroke(34, { cap: 'round' }), 'main')];
    if (look === 'seal') return [d.layer('full moon', d.circle(0, 210, 610).subtract(...moons, stalk), 'main')];
    const light = d.union(...moons);
    return [d.layer('shadow', d.union(...discs).subtract(light), 'main', { mono: 'none' }), d.layer('light', light, 'second', { mono: 'ink' }), d.layer('stalk', stalk, 'main')];
  },
});

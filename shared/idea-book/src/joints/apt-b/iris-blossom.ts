import { idea } from '../../idea.ts';

/** The blades of a shutter as the petals of a flower. */
export const irisBlossom = idea({
  id: 'iris-blossom',
  title: 'The lens in bloom',
  says: 'The blades that open the lens are the petals of a flower.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['camera', 'lens'], trades: ['photography'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
    five: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'elegant_serif'], colors: 1, stem: 0.16 },
    seven: { manner: 'module', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.12 },
  },
  params: { open: { label: 'Opening', min: 120, max: 190, usual: 150 }, gap: { label: 'Gap', min: 28, max: 42, usual: 34 } },
  draw: (d, { look, params }) => {
    const [open, gap] = [params['open']!, params['gap']!];
    const blades = look === 'five' ? 5 : look === 'seven' ? 7 : 6;
    const step = 360 / blades;
    const rad = Math.PI / 180;
    const corner = (i: number) => [open * Math.cos(i * step * rad), open * Math.sin(i * step * rad)] as const;
    const [[ax, ay], [bx, by]] = [corner(-1), corner(0)];
    const [dx, dy] = [(bx - ax) / Math.hypot(bx - ax, by - ay), (by - ay) / Math.hypot(bx - ax, by - ay)];
    const reach = -bx * dx + Math.sqrt((bx * dx) ** 2 - open ** 2 + 415 ** 2);
    const valley = Math.atan2(by + dy * reach, bx + dx * reach) / rad;
    const turn = valley - step / 2;
    const petals = d.union(...Array.from({ length: blades }, (_, i) => d.circle(265 * Math.cos((turn + i * step) * rad), 265 * Math.sin((turn + i * step) * rad), blades === 5 ? 262 : blades === 7 ? 215 : 235)));
    const hole = d.polygon(Array.from({ length: blades }, (_, i) => [...corner(i)] as [number, number]));
    const middle = Math.hypot(ax + bx, ay + by);
    const [inX, inY] = [(-(ax + bx) / middle) * (gap / 2), (-(ay + by) / middle) * (gap / 2)];
    const ray = d.polyline([[bx - dx * gap + inX, by - dy * gap + inY], [bx + dx * 900 + inX, by + dy * 900 + inY]]).stroke(gap);
    const rays = d.union(...Array.from({ length: blades }, (_, i) => ray.rotate(i * step, [0, 0])));
    const flower = d.union(petals, d.circle(0, 0, 300));
    return [d.layer('flower', flower.subtract(hole, rays).rotate(-turn - 90, [0, 0]), 'main')];
  },
});

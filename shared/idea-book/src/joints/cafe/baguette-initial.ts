import type { Draw, Shape } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** From one end of a loaf to the other, in a box of 1,000 by 1,000 around the origin. */
type Stroke = readonly [x: number, y: number, toX: number, toY: number];

/** The loaves of capitals that are made of straight strokes, front ones first. */
const LOAVES: Readonly<Record<string, readonly Stroke[]>> = {
  A: [[-90, -480, -330, 480], [90, -480, 330, 480], [-160, 210, 160, 210]],
  E: [[-220, -480, -220, 480], [-120, -404, 290, -404], [-120, 0, 230, 0], [-120, 404, 290, 404]],
  F: [[-200, -480, -200, 480], [-100, -404, 310, -404], [-100, 20, 250, 20]],
  H: [[-260, -480, -260, 480], [260, -480, 260, 480], [-160, 0, 160, 0]],
  K: [[-230, -480, -230, 480], [-150, 60, 260, -460], [-60, -10, 280, 470]],
  L: [[-200, -480, -200, 480], [-100, 404, 330, 404]],
  M: [[-400, -480, -400, 480], [400, -480, 400, 480], [-330, -440, -50, 340], [330, -440, 50, 340]],
  N: [[-300, -480, -300, 480], [300, -480, 300, 480], [-230, -450, 230, 450]],
  T: [[-350, -404, 350, -404], [0, -300, 0, 480]],
  V: [[-330, -480, -90, 480], [330, -480, 90, 480]],
  W: [[-620, -480, -390, 480], [620, -480, 390, 480], [-110, -480, -220, 480], [110, -480, 220, 480]],
  X: [[-290, -460, 290, 460], [290, -460, -290, 460]],
  Y: [[-300, -480, 30, 80], [300, -480, -30, 80], [0, -20, 0, 480]],
  Z: [[-300, -404, 300, -404], [-300, 404, 300, 404], [250, -360, -250, 360]],
  П: [[-290, -404, 290, -404], [-260, -300, -260, 480], [260, -300, 260, 480]],
  И: [[-300, -480, -300, 480], [300, -480, 300, 480], [230, -450, -230, 450]],
  Г: [[-200, -480, -200, 480], [-100, -404, 310, -404]],
};
/** Letters of other scripts with the same form. */
const SAME: Readonly<Record<string, string>> = { А: 'A', Α: 'A', Е: 'E', Ε: 'E', Н: 'H', Η: 'H', К: 'K', Κ: 'K', М: 'M', Μ: 'M', Ν: 'N', Т: 'T', Τ: 'T', Х: 'X', Χ: 'X', Υ: 'Y', Ζ: 'Z', Π: 'П', Γ: 'Г' };

/** A loaf with slashes about as far apart as it is wide. */
function loaf(d: Draw, [x, y, toX, toY]: Stroke, width: number): { crust: Shape; slashes: Shape } {
  const length = Math.hypot(toX - x, toY - y);
  const [end, half] = [length / 2, width / 2];
  const crust = d.path(`M${-end} 0C${-end} ${-half * 0.6} ${-end + 70} ${-half} ${-end + 160} ${-half}H${end - 160}C${end - 70} ${-half} ${end} ${-half * 0.6} ${end} 0C${end} ${half * 0.6} ${end - 70} ${half} ${end - 160} ${half}H${-end + 160}C${-end + 70} ${half} ${-end} ${half * 0.6} ${-end} 0Z`);
  const count = Math.max(2, Math.round((length - 60) / 235));
  const pitch = (length - 150) / count;
  const slash = d.leaf([-76, 34], [76, -34], 0.14);
  const slashes = d.union(...Array.from({ length: count }, (_, i) => slash.move((i - (count - 1) / 2) * pitch, 0)));
  const place = (shape: Shape) => shape.rotate((Math.atan2(toY - y, toX - x) * 180) / Math.PI).move((x + toX) / 2, (y + toY) / 2);
  return { crust: place(crust), slashes: place(slashes) };
}

/** The strokes of the initial are loaves. */
export const baguetteInitial = idea({
  id: 'baguette-initial',
  title: ({ letters }) => `Fresh-baked ${letters}`,
  says: ({ letters }) => `The ${letters} is baked from baguettes, slashes and all.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['baguette', 'bread'], trades: ['bakery'] }],
  fits: ({ initials: { first } }) => (LOAVES[SAME[first] ?? first] ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 1, stem: 0.15 },
    two: { manner: 'solid', vibes: ['playful_rounded', 'illustrative'], colors: 2, stem: 0.15 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 36, usual: 24 }, width: { label: 'Loaf width', min: 140, max: 172, usual: 156 } },
  draw: (d, { look, letters, params }) => {
    const strokes = LOAVES[SAME[letters] ?? letters] ?? d.refuse(`No loaves for "${letters}".`);
    const loaves = strokes.map((stroke) => loaf(d, stroke, params['width']!));
    return loaves.map(({ crust, slashes }, i) => {
      const apart = i === 0 ? crust : crust.gapFrom(d.union(...loaves.slice(0, i).map((other) => other.crust)), params['gap']!);
      if (look === 'line') return d.layer(`loaf ${i + 1}`, apart.rim(36, 'round').union(slashes), i > 0 ? 'second' : 'main', { mono: 'ink' });
      return d.layer(`loaf ${i + 1}`, apart.subtract(slashes), look === 'two' && i > 0 ? 'second' : 'main', { mono: 'ink' });
    });
  },
});

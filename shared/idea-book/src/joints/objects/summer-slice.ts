import { idea } from '../../idea.ts';

/** A slice of watermelon, a half disc in its rind, all seeds pointing to the middle. */
export const summerSlice = idea({
  id: 'summer-slice',
  title: 'A slice of summer',
  says: 'Half a disc in its rind; the seeds point to the middle.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['watermelon'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    whole: { manner: 'module', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.14 },
  },
  params: { seeds: { label: 'Size of the seeds', min: 80, max: 130, usual: 104 } },
  draw: (d, { look, params }) => {
    const long = params['seeds']!;
    const [gap, pen, r] = [26, 44, 500];
    const seed = d.path(`M0 ${long * 0.6}C${-long * 0.2} ${long * 0.2} ${-long * 0.38} 0 ${-long * 0.38} ${-long * 0.22}A${long * 0.38} ${long * 0.38} 0 0 1 ${long * 0.38} ${-long * 0.22}C${long * 0.38} 0 ${long * 0.2} ${long * 0.2} 0 ${long * 0.6}Z`);
    const at = (turn: number, reach: number) => seed.move(0, -reach).rotate(turn, [0, 0]);
    if (look === 'whole') return [d.layer('rind', d.ring(0, 0, r, r - 74), 'main', { mono: 'ink' }), d.layer('flesh', d.circle(0, 0, r - 74 - gap).subtract(...Array.from({ length: 8 }, (_, i) => at(i * 45, 230))), 'second', { mono: 'ink' })];
    const half = d.rect(-700, 0, 1400, 700);
    const tilt = (shape: typeof half) => shape.rotate(-18, [0, 0]);
    const seeds = d.union(at(180, 300), at(180 - 52, 270), at(180 + 52, 270));
    if (look === 'line') return [d.layer('slice', tilt(d.circle(0, 0, r).intersect(half).round(20, 0).rim(pen, 'round')), 'main'), d.layer('flesh', tilt(seeds), 'second', { mono: 'ink' })];
    const flesh = d.circle(0, 0, r - 84 - gap).intersect(half).round(20, 0);
    return [d.layer('rind', tilt(d.ring(0, 0, r, r - 84).intersect(half).round(14, 0)), 'main', { mono: 'ink' }), d.layer('flesh', tilt(flesh.subtract(seeds)), 'second', { mono: 'ink' })];
  },
});

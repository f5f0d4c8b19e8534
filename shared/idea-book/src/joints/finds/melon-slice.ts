import { idea } from '../../idea.ts';

/** A slice of melon that smiles. */
export const melonSlice = idea({
  id: 'melon-slice',
  title: 'A slice of summer',
  says: 'Rind and flesh of the slice are arcs about one center, and the seeds are drops.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['melon', 'watermelon'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.2 },
  },
  params: { rind: { label: 'Rind', min: 70, max: 100, usual: 84 } },
  draw: (d, { look, params }) => {
    const rind = params['rind']!;
    const tilt = -16;
    const slice = (radius: number, inner = 0) => d.sector(0, -200, radius, 0, 180, inner);
    const seed = d.path('M0 -62C26 -20 44 0 44 28A44 44 0 0 1 -44 28C-44 0 -26 -20 0 -62Z');
    const seeds = d.union(...[[-220, -90, 30], [0, -90, 0], [220, -90, -30], [-112, 70, 14], [112, 70, -14]].map(([x, y, turn]) => seed.rotate(turn!).move(x!, y!)));
    if (look === 'line') return [d.layer('slice', slice(540).rim(46, 'round').rotate(tilt, [0, 0]), 'main'), d.layer('seeds', seeds.rotate(tilt, [0, 0]), 'second')];
    if (look === 'cut') {
      const wedge = d.sector(0, -460, 900, 62, 118).subtract(d.sector(0, -460, 900 - rind, 50, 130, 900 - rind - 34));
      const drops = d.union(...[[0, -130], [-96, 110], [96, 110]].map(([x, y]) => seed.scale(1.1).move(x!, y!)));
      return [d.layer('slice', wedge.subtract(drops).withoutSlivers(900).round(14, 0), 'main')];
    }
    return [d.layer('rind', slice(540, 540 - rind).round(8, 0).rotate(tilt, [0, 0]), 'second', { mono: 'ink' }), d.layer('flesh', slice(540 - rind - 26).subtract(seeds).round(8, 0).rotate(tilt, [0, 0]), 'main')];
  },
});

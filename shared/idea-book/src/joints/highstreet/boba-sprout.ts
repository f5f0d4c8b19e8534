import { idea } from '../../idea.ts';

/** A cup of bubble tea whose straw grows tea leaves out of its pearls. */
export const bobaSprout = idea({
  id: 'boba-sprout',
  title: 'Grown from pearls',
  says: 'The pearls are the seeds: out of them grows the straw, and it ends in two tea leaves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['bubble-tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.046 },
  },
  params: { leaves: { label: 'Leaf size', min: 0.85, max: 1.15, usual: 1 }, pearls: { label: 'Pearl size', min: 46, max: 58, usual: 54 } },
  draw: (d, { look, params }) => {
    const [k, r] = [params['leaves']!, params['pearls']!];
    const cup = d.polygon([[-262, -60], [262, -60], [206, 490], [-206, 490]]).round(64, 0).union(d.polygon([[-262, -60], [262, -60], [246, 120], [-246, 120]]));
    const dome = d.path('M-262 -86C-262 -240 -150 -322 0 -322C150 -322 262 -240 262 -86Z');
    const rim = d.rect(-304, -112, 608, 66, 33);
    const pearls = d.union(...[[-122, 404], [0, 404], [122, 404], [-128, 284], [-4, 284], [124, 284], [62, 166]].map(([x, y]) => d.circle(x!, y!, r)));
    const base = [104, -400] as const;
    const leaves = d.union(d.leaf([70, -390], [-210, -500], 0.4, 0.08), d.leaf([110, -400], [262, -640], 0.12, 0.4)).scale(k, k, [...base]);
    const straw = d.line('M36 -34C64 -190 80 -300 104 -420').stroke(look === 'line' ? 46 : 62, { cap: 'round' });
    if (look === 'line') {
      const pen = 46;
      const shell = d.union(cup.rim(pen, 'round'), dome.rim(pen, 'round'), rim).subtract(straw.grow(22));
      return [d.layer('cup', shell.union(pearls.scale(0.86, 0.9, [0, 400])), 'main', { mono: 'ink' }), d.layer('tea leaves', leaves.union(straw), 'second', { mono: 'ink' })];
    }
    const sprout = leaves.union(straw);
    const body = d.union(cup.subtract(pearls), dome).subtract(d.rect(-400, -86, 800, 26)).gapFrom(straw.intersect(d.rect(-400, -900, 800, 814)), 24);
    const visible = sprout.intersect(d.rect(-600, -900, 1200, 814));
    if (look === 'cut') return [d.layer('cup', body.union(visible), 'main')];
    return [d.layer('cup', body, 'main', { mono: 'ink' }), d.layer('tea leaves', visible, 'second', { mono: 'ink' })];
  },
});

import { idea } from '../../idea.ts';

/** A bagel whose seeds shine like rays. */
export const bagelSun = idea({
  id: 'bagel-sun',
  title: 'Good morning, bagel',
  says: 'The sesame on the bagel lies like the rays of a sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['bagel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.22 },
  },
  params: { hole: { label: 'Hole', min: 110, max: 160, usual: 134 } },
  draw: (d, { look, params }) => {
    const hole = params['hole']!;
    const seed = d.path('M0 -84C20 -30 38 4 38 34A38 38 0 0 1 -38 34C-38 4 -20 -30 0 -84Z').move(0, -320);
    const seeds = Array.from({ length: 10 }, (_, i) => seed.rotate(i * 36, [0, 0]));
    if (look === 'line') return [d.layer('bagel', d.ring(0, 0, 500, 454).union(d.ring(0, 0, hole, hole - 44)), 'main'), d.layer('seeds', d.union(...seeds.map((each) => each)), 'second')];
    if (look === 'cut') {
      const grains = [392, 300].flatMap((radius, row) => Array.from({ length: row ? 6 : 9 }, (_, i) => d.leaf([0, -54], [0, 54], 0.3).rotate(i * 47 + row * 30).move(radius * Math.cos((i * 2 * Math.PI) / (row ? 6 : 9) + row * 0.5), radius * Math.sin((i * 2 * Math.PI) / (row ? 6 : 9) + row * 0.5))));
      return [d.layer('bagel', d.ring(0, 0, 500, hole * 1.1).subtract(...grains), 'main')];
    }
    return [d.layer('bagel', d.circle(0, 0, 500).subtract(d.circle(0, 0, hole), ...seeds.map((each) => each.grow(20))), 'main'), d.layer('seeds', d.union(...seeds), 'second', { mono: 'ink' })];
  },
});

import { idea } from '../../idea.ts';

/** The neck of a giraffe is a ruler. */
export const giraffeRuler = idea({
  id: 'giraffe-ruler',
  title: 'Growing up',
  says: 'The neck of the giraffe is a ruler that shows how tall you are.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['giraffe', 'growth', 'up'] }, { things: ['ruler', 'child'], trades: ['kindergarten', 'school', 'tutoring', 'toys', 'childcare', 'stationery', 'tailoring'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, traits: ['playful'], stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, traits: ['playful'], stem: 0.04 },
  },
  draw: (d, { look }) => {
    const neck = d.rect(-40, -360, 220, 860, [110, 60, 0, 0]);
    const head = d.path('M180 -300C180 -360 120 -380 60 -380C-60 -380 -140 -300 -260 -270C-320 -256 -330 -160 -260 -150C-160 -140 -100 -130 -40 -110L180 -100Z').round(10, 0);
    const horns = d.union(...[34, 130].map((x) => d.rect(x - 17, -470, 34, 110).union(d.circle(x, -474, 34))));
    const ear = d.leaf([170, -320], [330, -370], 0.28, 0.28);
    const eye = d.circle(26, -272, 26);
    const ticks = d.union(...Array.from({ length: 7 }, (_, i) => d.rect(i % 2 ? 100 : 60, -30 + i * 76, 200, 28)));
    const giraffe = d.union(neck, head).round(0, 40).union(horns, ear);
    if (look === 'line') {
      const rim = d.union(neck, head).round(0, 40).rim(40, 'round').union(horns, ear);
      return [d.layer('giraffe', rim.union(eye), 'main'), d.layer('marks', ticks.intersect(d.rect(-900, -900, 1080, 1800)).subtract(d.rect(120, -900, 300, 1800)), 'second', { mono: 'ink' })];
    }
    return [d.layer('giraffe', giraffe.subtract(eye, ticks), 'main'), d.layer('marks', ticks.intersect(neck), 'second', { mono: 'none' })];
  },
});

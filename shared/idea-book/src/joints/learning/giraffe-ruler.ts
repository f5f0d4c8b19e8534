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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, traits: ['playful'], stem: 0.12 },
  },
  params: { marks: { label: 'Marks', min: 5, max: 9, usual: 7 } },
  draw: (d, { look, params }) => {
    const marks = Math.round(params['marks']!);
    const neck = d.rect(-40, -360, 220, 860, [110, 60, 0, 0]);
    const head = d.path('M180 -300C180 -360 120 -380 60 -380C-60 -380 -140 -300 -260 -270C-320 -256 -330 -160 -260 -150C-160 -140 -100 -130 -40 -110L180 -100Z').round(10, 0);
    const horns = d.union(...[34, 130].map((x) => d.rect(x - 17, -470, 34, 110).union(d.circle(x, -474, 34))));
    const ear = d.leaf([170, -320], [330, -370], 0.28, 0.28);
    const eye = d.circle(26, -272, 26);
    const ticks = d.union(...Array.from({ length: marks }, (_, i) => d.rect(i % 2 ? 100 : 60, -30 + (i * 456) / (marks - 1), 200, 28)));
    const giraffe = d.union(neck, head).round(0, 40).union(horns, ear);
    if (look === 'cut') {
      const count = marks - 2;
      const notches = d.union(...Array.from({ length: count }, (_, i) => d.rect(i % 2 ? 104 : 44, -44 + (i * 450) / (count - 1), 300, 46)));
      return [d.layer('giraffe', d.union(neck.union(d.rect(-70, -250, 250, 750)), head).round(0, 40).subtract(notches, d.circle(20, -268, 32)).union(horns.grow(6), ear.grow(4)), 'main')];
    }
    if (look === 'line') {
      const rim = d.union(neck, head).round(0, 40).rim(40, 'round').union(horns, ear);
      return [d.layer('giraffe', rim.union(eye), 'main'), d.layer('marks', ticks.intersect(d.rect(-900, -900, 1080, 1800)).subtract(d.rect(120, -900, 300, 1800)), 'second', { mono: 'ink' })];
    }
    return [d.layer('giraffe', giraffe.subtract(eye, ticks), 'main'), d.layer('marks', ticks.intersect(neck), 'second', { mono: 'none' })];
  },
});

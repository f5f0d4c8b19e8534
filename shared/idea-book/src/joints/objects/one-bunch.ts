import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Three bananas of one curve on one stalk. */
export const oneBunch = idea({
  id: 'one-bunch',
  title: 'One of the bunch',
  says: 'One curve, turned about its stalk: a bunch of bananas.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['banana'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.16 },
  },
  params: { spread: { label: 'Spread', min: 22, max: 32, usual: 27 } },
  draw: (d, { look, params }) => {
    const spread = params['spread']!;
    const gap = 24;
    const way = d.curve([220, -400], [300, -60], [90, 260], [-330, 300]);
    const fruit = way.brush((t) => 56 + 150 * Math.sin(Math.PI * t ** 0.86) ** 0.9, { samples: 40, ends: 'cut' }).round(14, 0);
    const bananas = [-1, 0, 1].map((i) => fruit.rotate(i * spread, [220, -440]));
    const knot = d.rect(150, -540, 140, 120, 24).rotate(8, [220, -440]);
    const apart = bananas.map((banana, i) => bananas.slice(0, i).reduce((rest, other) => rest.gapFrom(other, gap), banana).gapFrom(knot, gap).pieces()[0]!.round(8, 0));
    if (look === 'line') return [d.layer('bananas', d.union(...apart.map((piece) => contour(piece, 38))), 'main'), d.layer('stalk', knot, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('disc', d.circle(0, -60, 540).subtract(d.union(...apart, knot).scale(0.78, 0.78, [0, -60]).move(50, 50)), 'main')];
    return [d.layer('bananas', d.union(...apart), 'main', { mono: 'ink' }), d.layer('stalk', knot, 'second', { mono: 'ink' })];
  },
});

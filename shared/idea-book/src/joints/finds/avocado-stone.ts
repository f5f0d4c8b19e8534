import { idea } from '../../idea.ts';

/** Half an avocado: forms about one center, and the stone is a circle. */
export const avocadoStone = idea({
  id: 'avocado-stone',
  title: 'Half an avocado',
  says: 'Skin, flesh and stone of the avocado grow from one center.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['avocado'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.2 },
  },
  params: { stone: { label: 'Stone', min: 120, max: 160, usual: 142 } },
  draw: (d, { look, params }) => {
    const stone = params['stone']!;
    const fruit = d.mirror(d.path('M6 -540C-120 -540 -190 -440 -230 -300C-280 -150 -390 -40 -390 140C-390 350 -220 500 6 500Z')).rotate(16, [0, 0]);
    const center: [number, number] = [-38, 132];
    const pit = d.circle(...center, stone);
    if (look === 'line') return [d.layer('skin', fruit.rim(46, 'round'), 'main'), d.layer('stone', d.ring(...center, stone, stone - 46), 'second')];
    if (look === 'cut') return [d.layer('avocado', fruit.subtract(pit.grow(30)).union(pit.shrink(16).subtract(d.arc(...center, stone - 66, 190, 280).stroke(30, { cap: 'round' }))), 'main')];
    return [d.layer('skin', fruit.subtract(fruit.shrink(74)), 'main'), d.layer('flesh', fruit.shrink(100).subtract(pit.grow(26)), 'second', { mono: 'ink' }), d.layer('stone', pit, 'main')];
  },
});

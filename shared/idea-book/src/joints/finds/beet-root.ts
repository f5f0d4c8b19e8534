import { idea } from '../../idea.ts';
import { blade, contour } from './parts.ts';

/** A round root: one circle, one thread, two leaves that make a heart. */
export const beetRoot = idea({
  id: 'beet-root',
  title: 'The round root',
  says: 'A circle runs out into its root, and two leaves rise from it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['beetroot', 'radish', 'turnip'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
  },
  params: { lean: { label: 'Spread of the leaves', min: 20, max: 30, usual: 25 } },
  draw: (d, { look, params }) => {
    const lean = params['lean']!;
    const root = d.mirror(d.path('M4 -150C-180 -150 -320 -40 -320 120C-320 280 -170 330 -90 400C-40 440 -22 500 -14 580H4Z')).round(8, 0);
    const leaves = d.mirror(blade(d, [-16, -130], 460, 0.3, -lean)).gapFrom(root, 22);
    const vein = d.mirror(d.polyline([[-16, -130], [-16 - 300 * Math.sin((lean * Math.PI) / 180), -130 - 300 * Math.cos((lean * Math.PI) / 180)]]).stroke(30, { cap: 'round' }));
    if (look === 'line') return [d.layer('root', contour(root.union(d.rect(-22, 400, 44, 180, [0, 0, 22, 22])).round(0, 10), 44), 'main'), d.layer('leaves', d.union(...leaves.pieces().map((each) => contour(each, 42))), 'second')];
    if (look === 'cut') {
      const rings = d.union(...[0, 1].map((i) => d.circle(0, 110, 226 - i * 110).rim(34)));
      return [d.layer('root', root.subtract(rings).union(leaves), 'main')];
    }
    return [d.layer('root', root, 'main'), d.layer('leaves', leaves.subtract(vein), 'second', { mono: 'ink' })];
  },
});

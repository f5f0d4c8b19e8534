import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A donut whose icing is a flower. */
export const donutFlower = idea({
  id: 'donut-flower',
  title: 'Icing in bloom',
  says: 'The icing on the donut is a flower.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['donut'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'geometric_minimal'], colors: 2, traits: ['playful'], stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.18 },
  },
  params: { hole: { label: 'Hole', min: 110, max: 160, usual: 134 } },
  draw: (d, { look, params }) => {
    const hole = params['hole']!;
    const icing = d.union(...d.radial(d.circle(0, -270, 124), { count: 8 })).union(d.circle(0, 0, 290)).round(0, 26);
    const sprinkle = d.rect(-20, -58, 40, 116, 20);
    const sprinkles = d.radial(sprinkle.rotate(38).move(0, -268), { count: 8 });
    if (look === 'line') return [d.layer('donut', d.ring(0, 0, 500, 454), 'main'), d.layer('icing', contour(icing.scale(0.94), 46).union(d.circle(0, 0, hole * 0.7), ...d.radial(d.rect(-20, -50, 40, 100, 20).rotate(70).move(0, -214), { count: 8 })), 'second')];
    if (look === 'cut') {
      const bite = d.union(d.circle(430, -330, 150), d.circle(300, -470, 150), d.circle(520, -190, 90));
      return [d.layer('donut', d.ring(0, 0, 500, hole * 1.1).subtract(bite, ...d.radial(sprinkle.rotate(52).move(0, -318), { count: 9, turn: 20 })).withoutSlivers(1200).round(8, 0), 'main')];
    }
    return [d.layer('donut', d.circle(0, 0, 500).subtract(icing.grow(22), d.circle(0, 0, hole)), 'main'), d.layer('icing', icing.subtract(d.circle(0, 0, hole), ...sprinkles), 'second', { mono: 'ink' })];
  },
});

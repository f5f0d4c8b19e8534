import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A chili in one stroke of the brush. */
export const chiliStroke = idea({
  id: 'chili-stroke',
  title: 'One hot stroke',
  says: 'The chili is one curved stroke that runs out into a point.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['chili'] }],
  looks: {
    solid: { manner: 'brush', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.2 },
  },
  params: { weight: { label: 'Weight', min: 230, max: 300, usual: 264 } },
  draw: (d, { look, params }) => {
    const weight = params['weight']!;
    const middle = d.curve([250, -250], [330, 160], [40, 480], [-470, 330]);
    const fruit = middle.brush([0.86, 1, 0.98, 0.9, 0.76, 0.58, 0.4, 0.22, 0.06].map((share) => share * weight), { samples: 48 }).union(d.circle(246, -250, weight * 0.43)).round(4, 0);
    const cap = d.ellipse(236, -320, weight * 0.62, weight * 0.36).intersect(d.rect(-300, -800, 900, 500)).union(d.ellipse(236, -300, weight * 0.62, weight * 0.2)).rotate(-6, [236, -320]);
    const stalk = d.line('M232 -340C226 -430 190 -480 110 -510').stroke(66, { cap: 'round' });
    const top = cap.union(stalk).round(0, 16);
    const body = fruit.gapFrom(top, 24).withoutSlivers(1500);
    if (look === 'line') return [d.layer('chili', contour(body, 44), 'main'), d.layer('cap', top, 'second')];
    if (look === 'cut') return [d.layer('chili', body.subtract(d.curve([300, -100], [320, 60], [230, 200], [90, 290]).stroke(36, { cap: 'round' })).union(top), 'main')];
    return [d.layer('chili', body, 'main'), d.layer('cap', top, 'second', { mono: 'ink' })];
  },
});

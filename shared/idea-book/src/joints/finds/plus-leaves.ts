import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** Four leaves; the space between them is a plus. */
export const plusLeaves = idea({
  id: 'plus-leaves',
  title: 'The plus between',
  says: 'Four quarters stand apart, and the space between them is a plus.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['plus', 'four'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 1, stem: 0.2 },
  },
  params: { plus: { label: 'Weight of the plus', min: 90, max: 150, usual: 116 } },
  draw: (d, { look, params }) => {
    const gap = params['plus']! / 2;
    const end = 500;
    const side = end - gap;
    const quarter = d.rect(gap, gap, side, side, look === 'cut' ? [0, 0, side, 0] : [0, side * 0.5, 0, side * 0.5]);
    const quarters = [0, 90, 180, 270].map((turn) => quarter.rotate(turn, [0, 0]));
    if (look === 'cut') return [d.layer('plus', d.rect(-end, -end, 2 * end, 2 * end, 240).subtract(d.rect(-gap, -330, 2 * gap, 660, gap * 0.2), d.rect(-330, -gap, 660, 2 * gap, gap * 0.2)), 'main')];
    if (look === 'line') return [d.layer('quarters', d.union(...quarters.slice(0, 3).map((each) => contour(each, 44))), 'main'), d.layer('quarter', quarters[3]!, 'second')];
    return [d.layer('quarters', d.union(...quarters.slice(0, 3)), 'main'), d.layer('quarter', quarters[3]!, 'second', { mono: 'ink' })];
  },
});

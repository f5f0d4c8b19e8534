import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** The crown that a drop of milk throws up. */
export const milkCrown = idea({
  id: 'milk-crown',
  title: 'The crown of milk',
  says: 'A drop falls into milk, and the splash is a crown.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['milk'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { drops: { label: 'Drops', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const share = params['drops']!;
    const peaks = d.mirror(d.path('M4 340H-250C-330 340 -360 300 -380 230L-470 -120C-400 -40 -320 50 -260 50C-170 50 -60 -60 -24 -260L4 -300Z')).round(22, 0);
    const drop = d.path('M0 -120C30 -50 80 -10 80 50A80 80 0 0 1 -80 50C-80 -10 -30 -50 0 -120Z').scale(share);
    const drops = d.union(d.circle(-490, -220, 58 * share), d.circle(490, -220, 58 * share), drop.scale(1.1).move(0, -430));
    if (look === 'line') return [d.layer('splash', contour(peaks, 44), 'main'), d.layer('drops', drops, 'second')];
    if (look === 'cut') return [d.layer('milk', d.circle(0, 0, 540).subtract(peaks.scale(0.78).move(0, 110).union(drops.scale(0.78).move(0, 110))), 'main')];
    return [d.layer('splash', peaks, 'main'), d.layer('drops', drops, 'second', { mono: 'ink' })];
  },
});

import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A primrose of five hearts. */
export const primroseHearts = idea({
  id: 'primrose-hearts',
  title: 'Five hearts',
  says: 'The petals of the flower are five hearts that meet at their tips.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['primrose', 'geranium'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.18 },
  },
  params: { star: { label: 'Star', min: 130, max: 190, usual: 160 } },
  draw: (d, { look, params }) => {
    const star = params['star']!;
    const heart = d.mirror(d.path('M4 -40C-110 -150 -290 -270 -290 -410C-290 -510 -210 -550 -140 -550C-70 -550 -20 -510 4 -450Z')).round(12, 0);
    const petal = d.fitSector(heart, { count: 5, gap: 26 }).round(10, 0);
    const petals = [0, 1, 2, 3, 4].map((i) => petal.rotate(i * 72, [0, 0]));
    const whole = d.union(...[0, 1, 2, 3, 4].map((i) => heart.rotate(i * 72, [0, 0]))).round(0, 10).filled();
    if (look === 'line') return [d.layer('petals', contour(whole, 46), 'main'), d.layer('star', d.star(5, star * 1.5, star * 0.58).round(6, 6), 'second')];
    if (look === 'cut') return [d.layer('primrose', whole.subtract(d.star(5, star * 1.7, star * 0.66, { turn: 36 }).round(6, 6)), 'main')];
    return [d.layer('petals', d.union(...petals.map((each) => each.gapFrom(d.circle(0, 0, star * 0.6), 22))), 'main'), d.layer('middle', d.circle(0, 0, star * 0.6), 'second', { mono: 'ink' })];
  },
});

import { idea } from '../../idea.ts';
import { contour, heart } from './parts.ts';

/** A dog whose ear is a heart. */
export const dogHeart = idea({
  id: 'dog-heart',
  title: 'All ears, all heart',
  says: 'The dog’s hanging ear is a heart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['dog'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.16 },
  },
  params: { ear: { label: 'Size of the ear', min: 330, max: 380, usual: 370 } },
  draw: (d, { look, params }) => {
    const [gap, pen] = [24, 42];
    const ear = heart(d, params['ear']!).round(24, 8).rotate(-14).place({ cx: 134, cy: -80 });
    const head = d.path('M-480 -40C-500 -100 -440 -130 -400 -130C-330 -140 -260 -160 -210 -230C-140 -350 -40 -400 80 -400C280 -400 400 -240 400 -20C400 160 420 320 460 460H-60C-60 340 -80 260 -130 210C-180 190 -260 200 -330 180C-420 160 -460 80 -480 -40Z').round(24, 30);
    const nose = d.ellipse(-420, -70, 74, 58).rotate(-14, [-420, -70]);
    const eye = d.circle(-140, -160, 34);
    if (look === 'line') return [d.layer('dog', contour(head, pen).union(eye, nose.intersect(head)), 'main'), d.layer('ear', contour(ear.scale(0.86, 0.86, [110, -80]), pen), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('dog', head.subtract(ear, eye), 'main')];
    const face = head.gapFrom(ear, gap).subtract(eye);
    return [d.layer('dog', face, 'main'), d.layer('ear', ear, 'second', { mono: 'ink' })];
  },
});

import { idea } from '../../idea.ts';

/** Two birds in one circle, one dark and one light. */
export const magpieTurn = idea({
  id: 'magpie-turn',
  title: 'Two for joy',
  says: 'Two birds turn in one circle, each the other’s counterpart.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['magpie', 'raven', 'crow'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    day: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [r, pen] = [470, 42];
    const disc = d.circle(0, 0, r);
    const half = d.rect(0, -600, 600, 1200).intersect(disc);
    const comma = half.union(d.circle(0, -r / 2, r / 2)).subtract(d.circle(0, r / 2, r / 2)).round(4, 0);
    const beak = d.path('M-130 -410C-260 -450 -400 -400 -500 -250C-400 -280 -290 -260 -190 -170Z').round(8, 0);
    const rival = comma.rotate(180);
    const own = comma.subtract(rival.grow(gap / 2)).union(beak);
    const first = own.gapFrom(beak.rotate(180), gap).pieces()[0]!.round(6, 10);
    const second = first.rotate(180);
    const eye = d.circle(-70, -290, 42);
    if (look === 'line') return [d.layer('first bird', first.rim(pen, 'round').union(eye), 'main'), d.layer('second bird', second.rim(pen, 'round').union(eye.rotate(180)), 'second')];
    if (look === 'day') return [d.layer('dark bird', first.subtract(eye), 'main'), d.layer('light bird', second.rim(pen, 'round').union(eye.rotate(180)), 'main')];
    return [d.layer('first bird', first.subtract(eye), 'main'), d.layer('second bird', second.subtract(eye.rotate(180)), 'second')];
  },
});

import { idea } from '../../idea.ts';
import { tooth } from './parts.ts';

/** A tooth with eyes: its cusps are the tufts of an owl. */
export const owlTooth = idea({
  id: 'owl-tooth',
  title: 'A wise tooth',
  says: 'The tooth is an owl: its cusps are the ears, and its roots are the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl'] }, { things: ['tooth'], trades: ['dental'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'brutalist_bold'], colors: 1, stem: 0.1 },
  },
  params: { eyes: { label: 'Size of the eyes', min: 96, max: 119, usual: 112 } },
  draw: (d, { look, params }) => {
    const body = tooth(d);
    const size = params['eyes']!;
    const eye = d.circle(138, -180, size);
    const pupil = d.circle(130, -180, (50 * size) / 112);
    const beak = d.mirror(d.path('M0 -136C30 -120 44 -90 44 -66C30 -44 14 -20 0 20Z')).round(6, 0);
    if (look === 'cut') {
      const open = d.polygon([[-40, -170], [400, -310], [400, 100], [-40, 100]]);
      const sockets = d.circle(146, -170, size * 1.16).intersect(open).round(10, 0).subtract(d.circle(140, -170, size * 0.6).intersect(open.shrink(-1)));
      return [d.layer('owl', body.subtract(d.mirror(sockets), d.polygon([[-52, -76], [52, -76], [0, 30]], 12)), 'main')];
    }
    if (look === 'line') return [d.layer('body', body.rim(44).union(d.mirror(eye.rim(34))), 'main', { mono: 'ink' }), d.layer('pupils', d.mirror(pupil), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    return [d.layer('body', body.subtract(d.mirror(eye)), 'main'), d.layer('pupils', d.mirror(pupil), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second')];
  },
});

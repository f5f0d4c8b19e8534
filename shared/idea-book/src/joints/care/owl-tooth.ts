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
  },
  draw: (d, { look }) => {
    const body = tooth(d);
    const eye = d.circle(138, -180, 112);
    const pupil = d.circle(130, -180, 50);
    const beak = d.mirror(d.path('M0 -136C30 -120 44 -90 44 -66C30 -44 14 -20 0 20Z')).round(6, 0);
    if (look === 'line') return [d.layer('body', body.rim(44).union(d.mirror(eye.rim(34))), 'main', { mono: 'ink' }), d.layer('pupils', d.mirror(pupil), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
    return [d.layer('body', body.subtract(d.mirror(eye)), 'main'), d.layer('pupils', d.mirror(pupil), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second')];
  },
});

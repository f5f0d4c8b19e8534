import { idea } from '../../idea.ts';
import { bean } from './parts.ts';

/** A mug with ears: its handle is the tail, and coffee beans are the eyes. */
export const catMug = idea({
  id: 'cat-mug',
  title: 'A cat in the mug',
  says: 'The mug has ears, the handle is the tail, and coffee beans are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['cat'] }, { trades: ['coffee'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.035 },
  },
  draw: (d, { look }) => {
    const mug = d.path('M-300 -380L-136 -230H136L300 -380V110A230 230 0 0 1 70 340H-70A230 230 0 0 1 -300 110Z').round(22, 16);
    const tail = d.arc(306, 60, 142, 108, -66);
    const eye = bean(d, 156, 184, 24).move(140, 10);
    const eyes = d.mirror(eye);
    const nose = d.polygon([[-40, 128], [40, 128], [0, 176]], 10);
    if (look === 'line') return [d.layer('mug', mug.rim(32).union(tail.stroke(32, { cap: 'round' }).subtract(mug.shrink(16))), 'main'), d.layer('eyes', eyes, 'second', { mono: 'ink' }), d.layer('nose', nose, 'main', { mono: 'ink' })];
    return [d.layer('mug', mug.union(tail.stroke(72, { cap: 'round' })).subtract(eyes, nose), 'main')];
  },
});

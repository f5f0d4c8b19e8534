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
    nose: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { ears: { label: 'Ear height', min: 340, max: 430, usual: 380 }, beans: { label: 'Bean size', min: 130, max: 176, usual: 156 } },
  draw: (d, { look, params }) => {
    const [ears, size] = [params['ears']!, params['beans']!];
    const mug = d.path(`M-300 ${-ears}L-136 -230H136L300 ${-ears}V110A230 230 0 0 1 70 340H-70A230 230 0 0 1 -300 110Z`).round(22, 16);
    const tail = d.arc(306, 60, 142, 108, -66);
    const eye = bean(d, size, (size * 184) / 156, 24).move(140, 10);
    if (look === 'nose') {
      const snout = bean(d, size * 0.9, size * 1.06, 24).move(0, 130);
      const sight = d.mirror(d.leaf([72, -24], [226, -72], 0.28));
      return [d.layer('mug', mug.union(tail.stroke(84, { cap: 'round' })).subtract(sight, d.ellipse(0, 130, size * 0.45, size * 0.53).grow(24)), 'main'), d.layer('nose', snout, 'second', { mono: 'ink' })];
    }
    const eyes = d.mirror(eye);
    const nose = d.polygon([[-40, 128], [40, 128], [0, 176]], 10);
    if (look === 'line') return [d.layer('mug', mug.rim(32).union(tail.stroke(32, { cap: 'round' }).subtract(mug.shrink(16))), 'main'), d.layer('eyes', eyes, 'second', { mono: 'ink' }), d.layer('nose', nose, 'main', { mono: 'ink' })];
    return [d.layer('mug', mug.union(tail.stroke(72, { cap: 'round' })).subtract(eyes, nose), 'main')];
  },
});

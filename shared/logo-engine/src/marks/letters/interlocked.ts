import { boundsOf, difference, grow, translate } from '../../geometry/index.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, bothGlyphs, stemOf } from './letter-mark.ts';

/** The second letter steps behind the first, cut free by a gap. */
export const interlocked: LetterMark = {
  id: 'interlocked',
  title: 'Interlocked initials',
  tags: ['solid', 'classic'],
  initials: 2,
  from: 'font',
  avoid: 'EFILT1',
  draw(pen) {
    const letters = bothGlyphs(pen, 1000, 1100);
    if (!letters) return null;
    const [front, back] = letters;
    const overlap = Math.min(boundsOf(front).width, boundsOf(back).width) * pen.pick('overlap', [0.2, 0.26]);
    const placed = translate(back, (boundsOf(front).width + boundsOf(back).width) / 2 - overlap, pen.pick('drop', [0, 170]));
    const gap = clamp(stemOf(front) * 0.2, 22, 44);
    return {
      layers: [layer('a', front), layer('b', difference(placed, grow(front, gap, 'miter')))],
      strokeWidth: stemOf(front),
    };
  },
};

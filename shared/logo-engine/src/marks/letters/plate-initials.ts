import { boundsOf, difference, translate, union } from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, bothGlyphs, stemOf } from './letter-mark.ts';

/** Two letters in a row on one plate. */
export const plateInitials: LetterMark = {
  id: 'plateInitials',
  title: 'Initials in reserve',
  tags: ['solid', 'frame', 'classic'],
  initials: 2,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letters = bothGlyphs(pen, 430, 330);
    if (!letters) return null;
    const [left, right] = letters;
    const gap = clamp(stemOf(left) * 0.55, 30, 60);
    const width = boundsOf(left).width + gap + boundsOf(right).width;
    const row = union(
      translate(left, (boundsOf(left).width - width) / 2, 0),
      translate(right, (width - boundsOf(right).width) / 2, 0),
    );
    return { layers: [layer('a', difference((containerById(pen.container) ?? containerById('circle')!).draw(), row))], strokeWidth: stemOf(left) };
  },
};

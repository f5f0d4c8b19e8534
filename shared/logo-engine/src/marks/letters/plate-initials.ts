import { boundsOf, difference, scale, translate, union } from '../../geometry/index.ts';
import { containerById } from '../containers.ts';
import { clamp, layer } from '../pen.ts';
import { type LetterMark, bothGlyphs, stemOf } from './letter-mark.ts';

/** The share of the plate's slot that the row takes, across its diagonal. */
const FILLED = 1.02;

/** Two letters in a row on one plate. */
export const plateInitials: LetterMark = {
  id: 'plateInitials',
  title: 'Initials in reserve',
  tags: ['solid', 'frame', 'classic'],
  initials: 2,
  from: 'font',
  avoid: '',
  draw(pen) {
    const letters = bothGlyphs(pen, 430);
    if (!letters) return null;
    const [left, right] = letters;
    const gap = clamp(stemOf(left) * 0.55, 30, 60);
    const width = boundsOf(left).width + gap + boundsOf(right).width;
    const row = union(
      translate(left, (boundsOf(left).width - width) / 2, 0),
      translate(right, (width - boundsOf(right).width) / 2, 0),
    );
    const plate = containerById(pen.container) ?? containerById('circle')!;
    const factor = (plate.slot.radius * FILLED) / (Math.hypot(width, boundsOf(row).height) / 2);
    const placed = translate(scale(row, factor), plate.slot.x, plate.slot.y);
    return { layers: [layer('a', difference(plate.draw(), placed))], strokeWidth: stemOf(left) * factor };
  },
};

import { boundsOf, translate, union } from '../../geometry/index.ts';
import { baseOf } from '../alphabet/centre-lines.ts';
import { constructedLetter } from '../alphabet/constructed-letter.ts';
import { clamp, layer } from '../pen.ts';
import type { LetterMark } from './letter-mark.ts';

/** Letters of the constructed alphabet that end, and that begin, with an upright over the whole height. */
const ENDS = 'AHIMNUИЙНПШ';
const BEGINS = 'BDEFHIKLMNPRВЕКНРГИНПЦШБ';

/** Two initials that share a stem. */
export const ligatureLetters: LetterMark = {
  id: 'ligatureLetters',
  title: 'Shared stem',
  tags: ['line', 'tech', 'solid'],
  initials: 2,
  from: 'construction',
  avoid: '',
  draw(pen) {
    const { first, second } = pen.initials;
    if (!ENDS.includes(baseOf(first)) || !BEGINS.includes(baseOf(second))) return null;
    const weight = clamp(pen.strokeWidth / 5.5, 16, 26);
    const corner = pen.pick('corner', pen.sharp ? ['chamfer'] : ['round', 'chamfer']);
    // The straight A has no upright.
    const options = { weight, corner: 'AMNW'.includes(baseOf(first)) || 'KMNRW'.includes(baseOf(second)) ? ('round' as const) : corner };
    const [one, other] = [constructedLetter(first, options), constructedLetter(second, options)];
    if (!one || !other) return null;
    const stem = (weight / (100 + weight)) * 1000;
    const placed = translate(other, boundsOf(one).x + boundsOf(one).width - stem - boundsOf(other).x, 0);
    return { layers: [layer('a', union(one, placed))], strokeWidth: stem };
  },
};

import { difference, grow, sweep, toSvg } from '../../geometry/index.ts';
import { baseOf } from '../alphabet/centre-lines.ts';
import { layer } from '../pen.ts';
import { type LetterMark, heavyGlyph, stemOf } from './letter-mark.ts';

/** Letters of level and upright strokes: of all others the shadow alone falls apart into strokes of the pen. */
const READS = 'EFHLTЕНТГПЦШЩΕΗΤΓΠ';
/** Below this the shadow is all there is to see. */
const LEAST_STEM = 130;

/** Only the shadow of a letter that is not there. */
export const castShadow: LetterMark = {
  id: 'castShadow',
  title: 'Letter of shadow',
  tags: ['solid', 'depth', 'retro'],
  initials: 1,
  from: 'font',
  avoid: '',
  draw(pen) {
    if (!READS.includes(baseOf(pen.initials.first))) return null;
    const letter = heavyGlyph(pen, 860, 860);
    const stem = letter ? stemOf(letter) : 0;
    if (!letter || stem < LEAST_STEM || /[CQ]/.test(toSvg(letter))) return null;
    const depth = Math.min(stem * pen.range('depth', 0.62, 0.8), 180);
    const side = pen.pick('side', [-1, 1]);
    return { layers: [layer('a', difference(sweep(letter, side * depth, depth), grow(letter, 5, 'miter')))], strokeWidth: depth };
  },
};

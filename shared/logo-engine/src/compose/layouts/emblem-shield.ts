import { rect, scale, translate } from '../../geometry/index.ts';
import { containerById } from '../../marks/index.ts';
import type { MarkedParts } from './arrangement.ts';
import type { Emblem } from './emblem-parts.ts';

/** The shield of marks: its width, the heights where its sides begin and end to be upright, and where half its width is left. */
const SHIELD = { width: 830, shoulder: -394, waist: -40, foot: 330, halfAtFoot: 270 };

/** A shield: the name in its head, a line, the mark in its field. */
export function shieldAround({ block: { bounds, cap } }: MarkedParts): Emblem {
  const { y, width, height } = bounds;
  const factor = Math.max((width + cap * 1.3) / SHIELD.width, (height + cap * 1.2) / (SHIELD.waist - SHIELD.shoulder));
  const shift = y - cap * 0.5 - SHIELD.shoulder * factor;
  const line = y + height + cap * 0.42;
  const field = { top: line + cap * 0.5, bottom: SHIELD.foot * factor + shift };
  return {
    body: translate(scale(containerById('shield')!.draw(), factor), 0, shift),
    cuts: [rect(-SHIELD.width * factor, line, 2 * SHIELD.width * factor, cap * 0.1)],
    mark: { x: 0, y: (field.top + field.bottom) / 2, width: 2 * SHIELD.halfAtFoot * factor, height: field.bottom - field.top },
  };
}

import { type Path, boundsOf, difference, grow, intersect, lens, rotate, times, together, translate } from '../../geometry/index.ts';
import { fitInCircle } from '../fit.ts';
import { brushed } from '../motifs/brush.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Drawing, type Pen, layer } from '../pen.ts';
import { blockOf } from './block.ts';
import { gougesAround } from './gouges.ts';
import { knifeCut } from './knife-cut.ts';

const SLIP = 9;

/** The motif as a hand draws it, or as a knife cuts it. */
const handMade = (motif: Motif): Path => (motif.brush ? brushed(motif.brush) : knifeCut(motif.draw(), SLIP));

/** A block print: the motif left white in a hand-cut block, with the strokes of the gouge around it. */
export function drawCarved(motif: Motif, pen: Pen): Drawing | null {
  const shape = pen.pick('block', ['square', 'oval', 'arch', 'round']);
  const block = blockOf(shape, pen.chance.fork('block'));
  const figure = fitInCircle(knifeCut(motif.draw(), SLIP), 0, 0, shape === 'oval' ? 255 : 275);
  const gouges = gougesAround(figure, block, { count: 34, air: 34, chance: pen.chance.fork('gouges') });
  return { layers: [layer('a', difference(block, figure, gouges))], strokeWidth: 120 };
}

/** The motif cut from ink-covered wood, its shaded side opened by a row of gouge strokes. */
export function drawGouged(motif: Motif, pen: Pen): Drawing | null {
  if (motif.weight !== 'plain') return null;
  const whole = knifeCut(motif.draw(), SLIP);
  const { cx, cy, width, height } = boundsOf(whole);
  const count = 9;
  const strokes = times(count, (i) => {
    const own = pen.chance.fork(`stroke ${i}`);
    const y = (i - count / 2 + 0.5) * 74;
    return lens([own.range(-40, 60), y], [own.range(420, 640), y + own.range(-8, 8)], 0.028);
  });
  const hatching = translate(rotate(together(...strokes), 32), cx - width * 0.06, cy - height * 0.02);
  return { layers: [layer('a', difference(whole, intersect(hatching, grow(whole, -26))))], strokeWidth: 110 };
}

/** A motif of dark paper laid over a torn-off piece of the second colour, never quite in its middle. */
export function drawCollage(motif: Motif, pen: Pen): Drawing | null {
  const shape = pen.pick('sheet', ['round', 'arch', 'square']);
  const sheet = blockOf(shape, pen.chance.fork('sheet'));
  const slip = pen.pick('side', [-1, 1]);
  const figure = fitInCircle(handMade(motif), slip * 70, 60, 345);
  return { layers: [layer('b', translate(sheet, -slip * 20, -30)), layer('a', figure)], strokeWidth: 120 };
}

import { type Path, boundsOf, difference, intersect, mirror, rect, rotate, scale, together, translate } from '../../geometry/index.ts';
import { fitInside, fitToBox } from '../fit.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Drawing, type Pen, layer } from '../pen.ts';
import { checker } from './checker.ts';

/** A motif cut to tesserae in two colours. Only of unbroken shapes: joints through inner lines would be a tangle. */
export function drawTiled(motif: Motif, pen: Pen): Drawing | null {
  if (motif.weight !== 'plain') return null;
  const whole = motif.draw();
  const box = boundsOf(whole);
  const cell = Math.max(box.width, box.height) / pen.pick('tiles', [5, 6, 7]);
  const [white, black] = checker(box, { cell, grout: 16, turn: pen.pick('turn', [0, 45]) });
  return { layers: [layer('a', intersect(whole, white)), layer('b', intersect(whole, black))], strokeWidth: cell * 0.8 };
}

const CELL = 500;

/** The motif in four cells: left out of a tile and laid beside it in turns, or mirrored from each to the next (turned instead, many a picture would be a hooked cross). */
export function drawRepeated(motif: Motif, pen: Pen): Drawing | null {
  if (motif.weight === 'line') return null;
  return pen.pick('form', ['counter', 'mirrored']) === 'counter' ? counter(motif.draw()) : mirrored(motif.draw());
}

function counter(motif: Path): Drawing {
  const tile = rect(-CELL, -CELL, CELL, CELL);
  const figure = translate(fitInside(motif, 350, 350), -CELL / 2, -CELL / 2);
  const solid = difference(tile, figure);
  const laid = translate(figure, CELL, 0);
  return {
    layers: [layer('a', together(solid, translate(solid, CELL, CELL))), layer('b', together(laid, translate(figure, 0, CELL)))],
    strokeWidth: 180,
  };
}

function mirrored(motif: Path): Drawing {
  const { layers } = fitToBox({ layers: [layer('a', motif)], strokeWidth: 1 }, 470);
  const figure = translate(rotate(layers[0]!.path, -45), -262, -262);
  const beside = mirror(figure);
  return { layers: [layer('a', together(figure, scale(beside, 1, -1))), layer('b', together(beside, scale(figure, 1, -1)))], strokeWidth: 150 };
}

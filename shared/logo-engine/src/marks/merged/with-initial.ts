import { type Path, type Point, boundsOf, circle, contoursOf, difference, grow, isInside, polygon, translate, union } from '../../geometry/index.ts';
import { fitInCircle } from '../fit.ts';
import { glyph } from '../letters/letter-mark.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Drawing, type Pen, layer } from '../pen.ts';
import { GAP, LEAST_SLOT } from './pair.ts';

const HEIGHT = 900;
/** Smallest room in a letter, as a radius, in which a motif is read. */
const LEAST_ROOM = 115;

/** The initial with the motif in its counter or perched on its shoulder; or in the motif's slot. Null without a letter. */
export function drawWithInitial(motif: Motif, pen: Pen): Drawing | null {
  if (motif.weight === 'line') return null;
  const letter = glyph(pen, 'first', HEIGHT, HEIGHT * 1.2);
  if (!letter) return null;
  const ways = [...(roomyCounter(letter) ? ['counter'] : ['perched']), ...((motif.slot?.radius ?? 0) >= LEAST_SLOT ? ['initialSlot'] : [])];
  const way = pen.pick('way', ways);
  if (way === 'initialSlot') return initialInSlot(motif, letter, pen);
  return way === 'counter' ? motifInCounter(motif, letter, pen) : perched(motif, letter, pen);
}

function initialInSlot(motif: Motif, letter: Path, { strokeWidth }: Pen): Drawing {
  const { x, y, radius } = motif.slot!;
  const whole = motif.plugged ? union(motif.draw(), circle(x, y, radius * 1.3)) : motif.draw();
  return { layers: [layer('a', difference(whole, fitInCircle(letter, x, y, radius)))], strokeWidth };
}

function motifInCounter(motif: Motif, letter: Path, { strokeWidth }: Pen): Drawing {
  const { hole, x, y, radius } = roomyCounter(letter)!;
  const filled = union(letter, grow(polygon(hole), 3));
  const inner = fitInCircle(motif.draw(), x, y, radius * 1.12);
  return { layers: [layer('a', difference(filled, inner))], strokeWidth };
}

/** On the upper right, where an apostrophe would stand, with some paper around it. */
function perched(motif: Motif, letter: Path, { strokeWidth }: Pen): Drawing {
  const { x, y, width } = boundsOf(letter);
  const sign = translate(fitInCircle(motif.draw(), 0, 0, 215), x + width - 10, y + 40);
  return { layers: [layer('a', difference(letter, grow(sign, GAP))), layer('b', sign)], strokeWidth };
}

interface Counter {
  hole: readonly Point[];
  x: number;
  y: number;
  radius: number;
}

/** The largest closed counter with the largest circle around its middle; null where it is too small. */
function roomyCounter(letter: Path): Counter | null {
  const contours = contoursOf(letter, 16);
  const holes = contours.filter((contour) => contours.some((other) => other !== contour && isInside([other], contour[0]!)));
  const counters = holes.map((hole): Counter => {
    const { cx, cy, width, height } = boundsOf(polygon(hole));
    return { hole, x: cx, y: cy, radius: Math.min(width, height) / 2 };
  });
  const largest = counters.sort((one, other) => other.radius - one.radius)[0];
  return largest && largest.radius >= LEAST_ROOM ? largest : null;
}

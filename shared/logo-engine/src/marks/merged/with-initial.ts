import { type Path, boundsOf, byPath, contoursOf, difference, isInside, polygon } from '../../geometry/index.ts';
import { fitInCircle } from '../fit.ts';
import { BARE, glyph } from '../letters/letter-mark.ts';
import type { Motif } from '../motifs/motif.ts';
import { type Drawing, type Pen, layer } from '../pen.ts';
import { besideArm } from './beside-arm.ts';
import { LEAST_SLOT } from './pair.ts';
import { isCompact, silhouetteOf } from './shapes.ts';

const HEIGHT = 900;
/** Smallest room in a letter, as a radius, in which a motif is read. */
const LEAST_ROOM = 170;

/** The initial with the motif in its counter or beside its arm; or in the motif's slot. Null without a letter, or room. */
export function drawWithInitial(motif: Motif, pen: Pen): Drawing | null {
  if (motif.weight === 'line') return null;
  const letter = glyph(pen, 'first', HEIGHT, HEIGHT * 1.2);
  if (!letter) return null;
  const ways = waysOf(motif, letter, pen.initials.first);
  if (ways.length === 0) return null;
  const way = pen.pick('way', ways);
  if (way === 'initialSlot') return initialInSlot(motif, letter, pen);
  return way === 'counter' ? motifInCounter(motif, letter, pen) : { layers: besideArm(motif, letter), strokeWidth: pen.strokeWidth };
}

/** An exponent at the shoulder is the least of them, and no recipe asks for it: only where nothing else is to be had. */
function waysOf(motif: Motif, letter: Path, char: string): ('counter' | 'perched' | 'initialSlot')[] {
  const better = [
    ...(roomyCounter(letter) && isCompact(motif) ? (['counter'] as const) : []),
    ...((motif.slot?.radius ?? 0) >= LEAST_SLOT ? (['initialSlot'] as const) : []),
  ];
  return better.length === 0 && isCompact(motif) && !hasNoShoulder(char) ? ['perched'] : better;
}

/** An accent stands where the motif would; beside a bare stroke there is no telling which of the two is the sign. */
const hasNoShoulder = (letter: string): boolean => BARE.includes(letter) || /\p{M}/u.test(letter.normalize('NFD'));

function initialInSlot(motif: Motif, letter: Path, { strokeWidth }: Pen): Drawing {
  const { x, y, radius } = motif.slot!;
  return { layers: [layer('a', difference(silhouetteOf(motif), fitInCircle(letter, x, y, radius)))], strokeWidth };
}

/** The letter stays a letter, its counter open: a filled O with a hole in it is an egg. */
function motifInCounter(motif: Motif, letter: Path, { strokeWidth }: Pen): Drawing {
  const { x, y, radius } = roomyCounter(letter)!;
  return { layers: [layer('a', letter), layer('b', fitInCircle(motif.draw(), x, y, radius * 0.84))], strokeWidth };
}

interface Counter {
  x: number;
  y: number;
  radius: number;
}

/** The largest closed counter with the largest circle around its middle; null where it is too small. */
const roomyCounter = byPath((letter: Path): Counter | null => {
  const contours = contoursOf(letter, 16);
  const holes = contours.filter((contour) => contours.some((other) => other !== contour && isInside([other], contour[0]!)));
  const counters = holes.map((hole): Counter => {
    const { cx, cy, width, height } = boundsOf(polygon(hole));
    return { x: cx, y: cy, radius: Math.min(width, height) / 2 };
  });
  const largest = counters.sort((one, other) => other.radius - one.radius)[0];
  return largest && largest.radius >= LEAST_ROOM ? largest : null;
});

import { type Path, boundsOf, byPath, grow, intersect, isEmpty, translate } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import { fitInside } from '../fit.ts';
import type { Motif } from '../motifs/motif.ts';
import { layer } from '../pen.ts';

/** Paper between letter and motif all round. */
const AIR = 46;
/** Heights of the motif, in shares of the letter's, largest first. */
const SHARES = [0.6, 0.5, 0.42, 0.36];
const EXPONENT = 0.45;
/** How much wider than high it may be. */
const WIDEST = 1.15;
const STEP = 24;
/** As far as a motif in a letter's room may stand out beyond it, in shares of the letter's width. */
const OVERHANG = 0.12;

/** The whole letter, and the motif in the room that its arms leave (above the foot of an L, under the bowl of a P), else at its shoulder like an exponent. */
export function besideArm(motif: Motif, letter: Path): Layer[] {
  return [layer('a', letter), layer('b', roomFor(motif, letter) ?? atShoulder(motif, letter))];
}

/** By letter and motif, as long as the letter is there: whoever asks whether there is room draws in it next. */
const rooms = byPath(() => new Map<Motif, Path | null>());

function roomFor(motif: Motif, letter: Path): Path | null {
  const known = rooms(letter);
  const found = known.get(motif);
  if (found !== undefined) return found;
  const room = inRoom(motif, letter);
  known.set(motif, room);
  return room;
}

function inRoom(motif: Motif, letter: Path): Path | null {
  const { x, width } = boundsOf(letter);
  const limit = x + width * (1 + OVERHANG);
  for (const share of SHARES) {
    const sign = inSize(motif, letter, share);
    const fitting = slid(sign, letter, 'top', limit) ?? slid(sign, letter, 'foot', limit);
    if (fitting) return fitting;
  }
  return null;
}

// Without a limit nothing stands out beyond it.
const atShoulder = (motif: Motif, letter: Path): Path => slid(inSize(motif, letter, EXPONENT), letter, 'top', Infinity)!;

interface Sign {
  sign: Path;
  /** With paper all round. */
  around: Path;
}

function inSize(motif: Motif, letter: Path, share: number): Sign {
  const size = boundsOf(letter).height * share;
  const sign = fitInside(motif.draw(), size * WIDEST, size);
  return { sign, around: grow(sign, AIR) };
}

/** From the letter's middle to the right until nothing touches; null where it would stand out beyond the limit. */
function slid({ sign, around }: Sign, letter: Path, edge: 'top' | 'foot', limit: number): Path | null {
  const box = boundsOf(letter);
  const own = boundsOf(sign);
  const y = edge === 'top' ? box.y + own.height / 2 : box.y + box.height - own.height / 2;
  let x = box.cx - box.width / 4;
  while (x < box.x + box.width + own.width && !isEmpty(intersect(letter, translate(around, x, y)))) {
    x += STEP;
    if (own.x + own.width + x > limit) return null;
  }
  return own.x + own.width + x > limit ? null : translate(sign, x, y);
}

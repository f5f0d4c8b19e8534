import { type Path, boundsOf, grow, intersect, isEmpty, translate } from '../../geometry/index.ts';
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
  return [layer('a', letter), layer('b', inRoom(motif, letter) ?? atShoulder(motif, letter))];
}

/** Whether the letter's arms leave the motif room. */
export const hasRoomBeside = (motif: Motif, letter: Path): boolean => inRoom(motif, letter) !== null;

function inRoom(motif: Motif, letter: Path): Path | null {
  const { x, width } = boundsOf(letter);
  const limit = x + width * (1 + OVERHANG);
  for (const share of SHARES) {
    const fitting = (['top', 'foot'] as const).map((edge) => slid(motif, letter, share, edge)).find((sign) => rightOf(sign) <= limit);
    if (fitting) return fitting;
  }
  return null;
}

const atShoulder = (motif: Motif, letter: Path): Path => slid(motif, letter, EXPONENT, 'top');

/** From the letter's middle to the right until nothing touches. */
function slid(motif: Motif, letter: Path, share: number, edge: 'top' | 'foot'): Path {
  const box = boundsOf(letter);
  const size = box.height * share;
  const sign = fitInside(motif.draw(), size * WIDEST, size);
  const own = boundsOf(sign);
  const level = translate(sign, 0, edge === 'top' ? box.y + own.height / 2 : box.y + box.height - own.height / 2);
  const around = grow(level, AIR);
  let x = box.cx - box.width / 4;
  while (x < box.x + box.width + own.width && !isEmpty(intersect(letter, translate(around, x, 0)))) x += STEP;
  return translate(level, x, 0);
}

function rightOf(path: Path): number {
  const { x, width } = boundsOf(path);
  return x + width;
}

import { DrawingError } from '../budget.ts';
import type { Lettering } from '../lettering.ts';

export interface NestOptions {
  /** White around the nested word, in units. */
  readonly gap: number;
  /** Least cap height of the nested word as a share of the other's x-height: smaller ones are not read. */
  readonly least?: number;
}

interface Room {
  readonly left: number;
  readonly right: number;
}

/** Letters that rise this much above the x-height are in the way. */
const RISES = 1.12;

/**
 * A word set small between the ascenders of another, above its x-height: "of" in "College". Goes where it can be largest;
 * throws a DrawingError where no room lets it be read.
 */
export function nested(host: Lettering, guest: Lettering, { gap, least = 0.3 }: NestOptions): Lettering {
  const { baseline, xHeight } = host.measures;
  const [floor, ceiling] = [baseline - xHeight - gap, host.bounds.top];
  const rooms = roomsAbove(host, gap);
  const box = guest.bounds;
  const scaleIn = ({ left, right }: Room) => Math.min((right - left) / box.width, (floor - ceiling) / box.height);
  const best = rooms.toSorted((one, other) => scaleIn(other) - scaleIn(one))[0];
  const scale = best ? scaleIn(best) : 0;
  if (!best || scale * guest.measures.capHeight < least * xHeight) throw new DrawingError(`There is no room above "${host.letters.map(({ text }) => text).join('')}" in which a word is read.`);
  return guest.scale(scale).place({ cx: (best.left + best.right) / 2, bottom: floor });
}

/** Stretches above the x-height without an ascender, a capital or a dot. */
function roomsAbove(host: Lettering, gap: number): Room[] {
  const { baseline, xHeight } = host.measures;
  const { left, right } = host.bounds;
  const tall = host.letters
    .map(({ shape }) => shape.bounds)
    .filter(({ top, width }) => width > 0 && baseline - top > xHeight * RISES)
    .toSorted((one, other) => one.left - other.left);
  const edges = [left, ...tall.flatMap((box) => [box.left - gap, box.right + gap]), right];
  return Array.from({ length: edges.length / 2 }, (_, i) => ({ left: edges[2 * i]!, right: edges[2 * i + 1]! })).filter((room) => room.right > room.left);
}

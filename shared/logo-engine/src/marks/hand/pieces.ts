import type { Chance } from '../../chance/chance.ts';
import type { Point } from '../../geometry/index.ts';
import { directionsOf, lengthOf, resampled } from './polylines.ts';

/** Distance of the samples in which corners are looked for. */
const STEP = 16;
/** Samples before and after a corner over which the turn is measured. */
const SPAN = 2;
/** A turn of 48 degrees is where a hand would stop and set the brush down anew. */
const CORNER = 0.84;
/** Shorter pieces are drawn on in the same stroke. */
const SHORTEST = 150;
/** As far as a wrist goes without lifting the brush. */
const LONGEST = 1500;

/** The strokes in which a hand would draw a closed contour: from corner to corner, with a gap or a little too far. */
export function piecesOf(contour: readonly Point[], chance: Chance): Point[][] {
  const samples = resampled(contour, STEP).slice(0, -1);
  const corners = cornersOf(samples);
  if (corners.length === 0) return [roundFrom(samples, topLeftOf(samples))];
  return corners.flatMap((stop, i) => {
    const next = corners[(i + 1) % corners.length]!;
    const count = (next - stop + samples.length) % samples.length || samples.length;
    const piece = Array.from({ length: count + 1 }, (_, offset) => samples[(stop + offset) % samples.length]!);
    return inReach(piece).map((part, j) => loosened(part, chance.fork(`${i} ${j}`)));
  });
}

function cornersOf(samples: readonly Point[]): number[] {
  const count = samples.length;
  const at = (i: number) => samples[(i + count) % count]!;
  const turn = (i: number) => {
    const [before, middle, after] = [at(i - SPAN), at(i), at(i + SPAN)];
    const angle = Math.atan2(after[1] - middle[1], after[0] - middle[0]) - Math.atan2(middle[1] - before[1], middle[0] - before[0]);
    return Math.abs(Math.atan2(Math.sin(angle), Math.cos(angle)));
  };
  const turns = samples.map((_, i) => turn(i));
  const sharpest = turns
    .map((value, i) => ({ value, i }))
    .filter(({ value, i }) => value > CORNER && value >= Math.max(...[-3, -2, -1, 1, 2, 3].map((offset) => turns[(i + offset + count) % count]!)));
  const corners: number[] = [];
  for (const { i } of sharpest) {
    const apart = (i - (corners.at(-1) ?? -count)) * STEP;
    if (apart >= SHORTEST) corners.push(i);
  }
  return corners;
}

/** Samples that a round stroke stops short of its start. */
const OPEN = 2;

/** A contour without corners is one stroke that ends just before it meets itself: run past its start, it would look like two. */
const roundFrom = (samples: readonly Point[], start: number): Point[] => [...samples.slice(start), ...samples.slice(0, start)].slice(0, -OPEN);

/** Where a right hand begins. */
const topLeftOf = (samples: readonly Point[]): number =>
  samples.reduce((best, [x, y], i) => (x * 0.6 + y < samples[best]![0] * 0.6 + samples[best]![1] ? i : best), 0);

function inReach(piece: readonly Point[]): (readonly Point[])[] {
  const parts = Math.ceil(lengthOf(piece) / LONGEST);
  const size = Math.ceil((piece.length - 1) / parts);
  return Array.from({ length: parts }, (_, i) => piece.slice(i * size, (i + 1) * size + 1)).filter((part) => part.length > 2);
}

/** Every third joint stays open; the others run past the corner. */
function loosened(piece: readonly Point[], chance: Chance): Point[] {
  const length = lengthOf(piece);
  if (length < SHORTEST * 1.5) return [...piece];
  if (chance.chance(0.4)) return piece.slice(0, -Math.round(chance.range(1, Math.min(4, length / 160))));
  const direction = directionsOf(piece).at(-1)!;
  const [x, y] = piece.at(-1)!;
  const reach = chance.range(6, 26);
  return [...piece, [x + Math.cos(direction) * reach, y + Math.sin(direction) * reach]];
}

import type { Draw, Letter, Lettering, LetteringMeasures, Point, Shape } from '@fifteen/drawing';

/** The end of a straight stroke at the edge of a letter, where it can be drawn on. */
interface Stump {
  readonly letter: Letter;
  /** Middle of the stroke where it is cut, its direction outwards, its width across. */
  readonly at: Point;
  readonly direction: Point;
  readonly width: number;
}

/** A letter whose stroke runs on over or under the line, and the stroke. */
export interface RunOn {
  readonly letter: Letter;
  /** The letter up to where the stroke leaves it. */
  readonly rest: Shape;
  readonly stroke: Shape;
}

export interface RunOnOptions {
  readonly side: 'above' | 'below';
  /** White between the line and the stroke, in x-heights. */
  readonly air: number;
  /** A stroke of one width with a round bend, or a brush that thins out. */
  readonly hand: 'rule' | 'brush';
  /** Only where the stroke runs at least so far, as a share of the line. */
  readonly least?: number;
}

/** A stroke of one width is as wide as this share of the stems at least. */
const LEAST_WIDTH = 0.5;
/** How much the middle of a straight stroke may stray between two probes, in widths. */
const STRAY = 0.9;

/** The stroke of one of these letters drawn on along the whole line, where one has a stroke that can be. */
export function runOn(d: Draw, line: Lettering, carriers: string, { side, air, hand, least = 0.45 }: RunOnOptions): RunOn | undefined {
  const { xHeight } = line.measures;
  const box = line.bounds;
  const ways = line.letters
    .filter(({ text }) => text !== '' && carriers.includes(text))
    .flatMap((letter) => stumpOf(letter, line, side) ?? [])
    .filter(({ width }) => hand === 'brush' || width > LEAST_WIDTH * line.measures.stem)
    .flatMap((stump) => ([-1, 1] as const).map((way) => ({ stump, way, reach: way < 0 ? stump.at[0] - box.left : box.right - stump.at[0] })))
    .filter(({ stump, way, reach }) => reach > least * box.width && reach > xHeight * 1.2 && stump.direction[0] * way > -0.2);
  const best = ways.toSorted((one, other) => other.reach - one.reach)[0];
  if (!best) return undefined;
  const { stump, way } = best;
  const { letter, at, width } = stump;
  const up = side === 'above' ? -1 : 1;
  const others = line.letters.filter((other) => other !== letter && !other.shape.isEmpty && isUnder(other.shape, stump, way));
  const farthest = side === 'above' ? Math.max(0, ...others.map(({ shape }) => -shape.bounds.top)) : Math.max(0, ...others.map(({ shape }) => shape.bounds.bottom));
  const level = up * Math.max(farthest + air * xHeight + width / 2, Math.abs(at[1]) + width * 0.5 + xHeight * 0.2);
  const cut = d.rect(-50_000, side === 'above' ? -50_000 : at[1], 100_000, side === 'above' ? 50_000 + at[1] : 50_000);
  const end = way < 0 ? box.left : box.right;
  const stroke = hand === 'brush' ? brush(d, stump, way, level, end, line.measures) : rule(d, stump, way, level, end);
  return { letter, rest: letter.shape.subtract(cut).withoutSlivers(), stroke };
}

const isUnder = ({ bounds }: Shape, { at, width }: Stump, way: number): boolean => (way < 0 ? bounds.left < at[0] + width : bounds.right > at[0] - width);

/** Where a single straight stroke leaves the body of a letter, above its x-height or below the line. */
function stumpOf(letter: Letter, { measures: { xHeight } }: Lettering, side: 'above' | 'below'): Stump | undefined {
  const { top, bottom } = letter.shape.bounds;
  const depth = side === 'above' ? -top - xHeight : bottom;
  if (depth < xHeight * 0.16) return undefined;
  const probes = (side === 'above' ? [0.26, 0.4, 0.54] : [0.14, 0.22, 0.3]).map((share) => (side === 'above' ? -xHeight - share * depth : share * depth));
  const spans = probes.map((y) => letter.shape.spansAtY(y));
  const [near, far] = [spans[0]![0], spans[2]![0]];
  if (!near || !far || spans.some((row) => row.length !== 1)) return undefined;
  const [a, b] = [near, far].map(([from, to]) => (from + to) / 2) as [number, number];
  const across = near[1] - near[0];
  const [rise, shift] = [probes[2]! - probes[0]!, b - a];
  const length = Math.hypot(rise, shift);
  const width = across * Math.abs(rise / length);
  if (across > xHeight * 0.75 || Math.abs(far[1] - far[0] - across) > across * 0.25 || Math.abs(shift) > Math.max(across * STRAY, Math.abs(rise) * 1.2)) return undefined;
  return { letter, at: [a, probes[0]!], direction: [shift / length, rise / length], width };
}

/** One width all the way: out of the letter, round the bend, along the line. */
function rule(d: Draw, { at, direction, width }: Stump, way: number, level: number, end: number): Shape {
  const drop = level - at[1];
  const start: Point = [at[0] - direction[0] * width * 0.4, at[1] - direction[1] * width * 0.4];
  const corner: Point = [at[0] + (direction[0] / direction[1]) * drop, level];
  const radius = Math.min(Math.abs(drop) * 0.85, Math.abs(end - corner[0]) * 0.4);
  const from: Point = [corner[0] - direction[0] * radius, corner[1] - direction[1] * radius];
  const to: Point = [corner[0] + way * radius, level];
  const k = 0.55 * radius;
  const bend = d.curve(from, [from[0] + direction[0] * k, from[1] + direction[1] * k], [to[0] - way * k, level], to);
  return d.polyline([start, from]).then(bend).then(d.polyline([to, [end, level]])).stroke(width);
}

/** A brush in one sweep: as thick as the stem where it leaves the letter, thinning out to a point. */
function brush(d: Draw, { at, direction, width }: Stump, way: number, level: number, end: number, { xHeight, stem }: LetteringMeasures): Shape {
  const drop = level - at[1];
  const start: Point = [at[0] - direction[0] * width * 0.4, at[1] - direction[1] * width * 0.4];
  const run = Math.abs(end - at[0]);
  const out = Math.abs(drop) * 0.8;
  const sag = Math.sign(drop) * xHeight * 0.22;
  const low: Point = [at[0] + way * Math.min(run * 0.4, Math.abs(drop) * 1.5), level + sag * 0.5];
  const line = d
    .curve(start, [start[0] + direction[0] * out, start[1] + direction[1] * out], [low[0] - way * Math.abs(drop) * 0.8, low[1] + sag * 0.1], low)
    .then(d.curve(low, [low[0] + way * run * 0.24, low[1] - sag * 0.1], [end - way * run * 0.2, level - sag * 0.2], [end + way * xHeight * 0.1, level - sag * 1.3]));
  // A hairline swells on its way; a stem keeps its width.
  const heavy = Math.min(Math.max(width, stem * 0.6), xHeight * 0.34);
  return line.brush([width, (width + heavy) * 0.48, heavy * 0.88, heavy * 0.86, heavy * 0.8, heavy * 0.7, heavy * 0.56, heavy * 0.38, heavy * 0.1], { samples: 72 });
}

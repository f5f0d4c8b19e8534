import type { Path2D } from '@napi-rs/canvas';
import { readCommands } from '@fifteen/geometry';
import type { Brand } from '../../../brand.ts';
import { arrivalTakes, SPREAD } from '../../ad-film/arrive.ts';
import { logoPieces, type Piece } from '../../ad-film/pieces.ts';
import { type Temperament, temperamentOf } from '../../ad-film/temperament.ts';

/** Frames a second, and how long the finished logo is held. */
const RATE = 60;
const HOLD_SECONDS = 1;
/** Pixels of the longer side. */
const SIDE = 1000;

type Pair = readonly [number, number];

interface Bezier {
  readonly c: true;
  readonly v: Pair[];
  readonly i: Pair[];
  readonly o: Pair[];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const apart = ([x, y]: Pair, [fx, fy]: Pair): Pair => [rounded(x - fx), rounded(y - fy)];

/** A contour as Lottie has it: points with their handles beside them. Lines have handles of no length. */
const bezierOf = (contour: Path2D): Bezier => {
  const [v, i, o]: [Pair[], Pair[], Pair[]] = [[], [], []];
  const add = (point: Pair, incoming: Pair = point): void => {
    v.push([rounded(point[0]), rounded(point[1])]);
    i.push(apart(incoming, point));
    o.push([0, 0]);
  };
  for (const { letter, numbers } of readCommands(contour.toSVGString())) {
    const points = Array.from({ length: numbers.length / 2 }, (_, at): Pair => [numbers[at * 2]!, numbers[at * 2 + 1]!]);
    const from = v.at(-1);
    if (letter === 'M' || letter === 'L') add(points[0]!);
    else if (from && letter === 'Q') {
      const [control, end] = points as [Pair, Pair];
      o[o.length - 1] = apart([from[0] + ((control[0] - from[0]) * 2) / 3, from[1] + ((control[1] - from[1]) * 2) / 3], from);
      add(end, [end[0] + ((control[0] - end[0]) * 2) / 3, end[1] + ((control[1] - end[1]) * 2) / 3]);
    } else if (from && letter === 'C') {
      const [first, second, end] = points as [Pair, Pair, Pair];
      o[o.length - 1] = apart(first, from);
      add(end, second);
    }
  }
  return { c: true, v, i, o };
};

const still = (k: number | readonly number[]) => ({ a: 0, k });
const EASED = { i: { x: [0.2], y: [1] }, o: { x: [0.3], y: [0] } };
/** From one value to another between two frames, slowing down. */
const between = (from: readonly number[], to: readonly number[], begin: number, end: number) => ({ a: 1, k: [{ t: begin, s: from, ...EASED }, { t: end, s: to }] });

const colorOf = (fill: Piece['fill']): string => (typeof fill === 'string' ? fill : fill.stops[0]!.color);
const channelsOf = (hex: string): number[] => [...[1, 3, 5].map((at) => rounded(Number.parseInt(hex.slice(at, at + 2), 16) / 255)), 1];

const paintOf = ({ fill }: Piece) =>
  typeof fill === 'string'
    ? { ty: 'fl', c: still(channelsOf(fill)), o: still(100), r: 2 }
    : {
        ty: 'gf', t: 1, o: still(100), r: 2, s: still([...fill.from]), e: still([...fill.to]),
        g: { p: fill.stops.length, k: still(fill.stops.flatMap(({ offset, color }) => [offset, ...channelsOf(color).slice(0, 3)])) },
      };

const layerOf = (piece: Piece, at: number, { manner }: Temperament, begin: number, end: number, last: number) => {
  const { x, y, width, height } = piece.box;
  const middle = [rounded(x + width / 2), rounded(y + height / 2), 0];
  const below = [middle[0]!, rounded(middle[1]! + height * 0.6), 0];
  const appear = between([0], [100], manner === 'draw' ? begin + (end - begin) * 0.55 : begin, manner === 'pop' ? begin + 2 : end);
  const paths = piece.contours.map((contour) => ({ ty: 'sh', ks: still(bezierOf(contour) as unknown as readonly number[]) }));
  const line = { ty: 'st', c: still(channelsOf(colorOf(piece.fill))), o: between([100], [0], begin + (end - begin) * 0.75, end), w: still(Math.max(2, Math.max(width, height) * 0.012)), lc: 2, lj: 2 };
  const trim = { ty: 'tm', s: still(0), e: between([0], [100], begin, begin + (end - begin) * 0.75), o: still(0), m: 1 };
  const group = (items: readonly object[]) => ({ ty: 'gr', it: [...items, { ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) }] });
  const filled = group([...paths, { ...paintOf(piece), o: appear }]);
  return {
    ddd: 0, ty: 4, ind: at + 1, nm: `part ${at + 1}`, sr: 1, ip: 0, op: last, st: 0, bm: 0,
    ks: {
      o: still(100),
      r: still(0),
      a: still(middle),
      p: manner === 'build' ? between(below, middle, begin, end) : still(middle),
      s: manner === 'pop' ? between([0, 0, 100], [100, 100, 100], begin, end) : still([100, 100, 100]),
    },
    shapes: manner === 'draw' ? [filled, group([...paths, trim, line])] : [filled],
  };
};

/** The logo coming together as in the film, as a Lottie animation without a background; the finished logo is held at its end. */
export const lottieOf = (brand: Brand): string => {
  const artwork = brand.logo.artwork({ arrangement: 'primary', coloring: 'transparent', fit: 'tight' });
  const k = SIDE / Math.max(artwork.width, artwork.height);
  const [width, height] = [Math.round(artwork.width * k), Math.round(artwork.height * k)];
  const { mark, name } = logoPieces(artwork, { x: 0, y: 0, width, height });
  const temperament = temperamentOf(brand);
  const nameBegins = mark.length > 0 ? arrivalTakes(temperament, mark.length) * 0.7 : 0;
  const timed = [...timesOf(mark, temperament, 0), ...timesOf(name, temperament, nameBegins)];
  const last = Math.ceil((Math.max(...timed.map(({ begins }) => begins)) + temperament.takes + HOLD_SECONDS) * RATE);
  const layers = timed.map(({ piece, begins }, at) => layerOf(piece, at, temperament, Math.round(begins * RATE), Math.round((begins + temperament.takes) * RATE), last));
  // What is listed first is on top.
  return `${JSON.stringify({ v: '5.7.0', fr: RATE, ip: 0, op: last, w: width, h: height, nm: 'Logo', ddd: 0, assets: [], layers: layers.toReversed() })}\n`;
};

const timesOf = (pieces: readonly Piece[], { stagger }: Temperament, begins: number) => {
  const step = Math.min(stagger, SPREAD / Math.max(1, pieces.length - 1));
  return pieces.map((piece, at) => ({ piece, begins: begins + at * step }));
};

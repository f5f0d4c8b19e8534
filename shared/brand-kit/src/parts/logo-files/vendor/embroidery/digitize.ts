import type { Artwork } from '@fifteen/logo-engine';
import { contoursOf, difference, evenOddPath, grow, isEmpty, type Path, piecesOf, type Point, scale, thinnestStroke, translate, union, withoutCrumbs } from '@fifteen/geometry';
import { boundsOf } from '../../../../picture/bounds.ts';

/** Millimeters. Source of the stitch sizes: machine makers' digitizing guides. */
export const STITCH = {
  /** Between rows of a fill. */
  row: 0.4,
  /** Longest stitch of a fill, and shortest that a needle makes without breaking thread. */
  longest: 3.5,
  shortest: 0.3,
  /** Stitches of the underlay, which hold the cloth flat. */
  underlay: 2.5,
  /** Narrowest strip that two needle holes fit into. */
  narrowest: 0.8,
  /** Strokes that are finer are sewn this wide. */
  sturdy: 1,
} as const;
/** Longer side of a chest logo. */
export const EMBROIDERY_MM = 90;

/** One thread: runs of needle holes in millimeters, y down; the machine trims between runs. */
export interface Thread {
  /** #rrggbb */
  readonly hex: string;
  readonly runs: readonly (readonly Point[])[];
}

export interface Stitched {
  readonly width: number;
  readonly height: number;
  readonly threads: readonly Thread[];
  /** Share of the filled rows that were too narrow to sew. */
  readonly lost: number;
}

interface Span {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** Where a row crosses an area, even-odd. */
const spansAt = (polygons: readonly Point[][], y: number): Span[] => {
  const crossings: number[] = [];
  for (const points of polygons) {
    for (let at = 1; at < points.length; at += 1) {
      const [[x1, y1], [x2, y2]] = [points[at - 1]!, points[at]!];
      if (y1 > y !== y2 > y) crossings.push(x1 + ((y - y1) * (x2 - x1)) / (y2 - y1));
    }
  }
  crossings.sort((one, other) => one - other);
  return Array.from({ length: Math.floor(crossings.length / 2) }, (_, at) => ({ y, from: crossings[at * 2]!, to: crossings[at * 2 + 1]! }));
};

const meet = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** Rows that follow each other without a branch are sewn in one go. */
const columnsOf = (rows: readonly (readonly Span[])[]): Span[][] => {
  const done: Span[][] = [];
  let open: Span[][] = [];
  for (const row of rows) {
    const going: Span[][] = [];
    const taken = new Set<Span[]>();
    for (const span of row) {
      const before = open.filter((column) => meet(column.at(-1)!, span));
      const [only] = before;
      const branches = only ? row.filter((other) => meet(only.at(-1)!, other)).length : 0;
      if (only && before.length === 1 && branches === 1) {
        only.push(span);
        taken.add(only);
        going.push(only);
      } else going.push([span]);
    }
    done.push(...open.filter((column) => !taken.has(column)));
    open = going;
  }
  return [...done, ...open];
};

/** Needle holes along a line, its end last; those of neighboring rows are shifted so that they make no furrow. */
const holes = (from: Point, to: Point, longest: number, shift = 0): Point[] => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const points: Point[] = [];
  for (let way = longest * (1 - shift); way < length - STITCH.shortest; way += longest) if (way >= STITCH.shortest) points.push(at(way / length));
  points.push(to);
  return points;
};

/** A column: an underlay along its middle, then rows to and fro. */
const runOf = (column: readonly Span[]): Point[] => {
  const middles = column.map(({ y, from, to }): Point => [(from + to) / 2, y]);
  const run: Point[] = [middles[0]!];
  let way = 0;
  for (const [at, point] of middles.entries()) {
    way += STITCH.row;
    if (at > 0 && (way >= STITCH.underlay || at === middles.length - 1)) {
      run.push(point);
      way = 0;
    }
  }
  for (const [at, { y, from, to }] of column.toReversed().entries()) {
    const [start, end]: [Point, Point] = at % 2 === 0 ? [[from, y], [to, y]] : [[to, y], [from, y]];
    run.push(...holes(run.at(-1)!, start, STITCH.longest), ...holes(start, end, STITCH.longest, (at % 3) / 3));
  }
  return withoutShort(run);
};

/** Without stitches that break thread. */
const withoutShort = (points: readonly Point[]): Point[] => {
  const kept: Point[] = [];
  for (const point of points) {
    const last = kept.at(-1);
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= STITCH.shortest) kept.push(point);
  }
  return kept;
};

const flat = ({ fill }: Artwork['shapes'][number]): string => (typeof fill === 'string' ? fill : fill.stops[0]!.color);

/** Strokes finer than `least` grow to it; all others stay as they are. In the units of the path. */
const withSturdyStrokes = (path: Path, least: number): Path => {
  const thick = grow(grow(path, -0.45 * least), 0.5 * least);
  const thin = withoutCrumbs(difference(path, thick), least * least * 0.1);
  return isEmpty(thin) ? path : union(path, grow(thin, Math.max(0, (least - thinnestStroke(thin)) / 2)));
};

/** One part of a color as runs, and how many of its rows were too narrow. */
const fillOf = (piece: Path): { runs: Point[][]; rows: number; narrow: number } => {
  const polygons = contoursOf(piece, STITCH.row);
  const ys = polygons.flatMap((points) => points.map(([, y]) => y));
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const count = Math.max(1, Math.floor((bottom - top) / STITCH.row));
  const rows = Array.from({ length: count }, (_, at) => spansAt(polygons, top + (at + 0.5) * STITCH.row));
  const sewn = rows.map((row) => row.filter(({ from, to }) => to - from >= STITCH.narrowest));
  const [all, wide] = [rows.flat().length, sewn.flat().length];
  return { runs: columnsOf(sewn).map(runOf).filter((run) => run.length > 2), rows: all, narrow: all - wide };
};

/** Runs from one to the next nearest, so that the needle travels little. */
const nearestFirst = (runs: readonly Point[][]): Point[][] => {
  const left = [...runs];
  const ordered: Point[][] = [];
  let at: Point = [0, 0];
  while (left.length > 0) {
    const far = (run: Point[]) => Math.hypot(run[0]![0] - at[0], run[0]![1] - at[1]);
    const next = left.reduce((best, run) => (far(run) < far(best) ? run : best));
    left.splice(left.indexOf(next), 1);
    ordered.push(next);
    at = next.at(-1)!;
  }
  return ordered;
};

/** An artwork as stitches at a size: a fill for each color, in the order in which colors are drawn. Gradients are sewn in their first color. */
export const digitize = ({ shapes }: Artwork, millimeters = EMBROIDERY_MM): Stitched => {
  const { x, y, width, height } = boundsOf(shapes.map(({ d }) => ({ d, fill: '' })));
  const k = millimeters / Math.max(width, height, 1);
  const colors = [...new Set(shapes.map(flat))];
  let [rows, narrow] = [0, 0];
  const threads = colors.map((hex): Thread => {
    const area = union(...shapes.filter((shape) => flat(shape) === hex).map(({ d }) => evenOddPath(d)));
    const fills = piecesOf(scale(translate(withSturdyStrokes(area, STITCH.sturdy / k), -x, -y), k)).map(fillOf);
    for (const fill of fills) [rows, narrow] = [rows + fill.rows, narrow + fill.narrow];
    return { hex, runs: nearestFirst(fills.flatMap(({ runs }) => runs)) };
  });
  return { width: width * k, height: height * k, threads: threads.filter(({ runs }) => runs.length > 0), lost: rows === 0 ? 0 : narrow / rows };
};

import {
  type Path,
  boundsOfAll,
  difference,
  grow,
  intersect,
  rect,
  skewX,
  sweep,
  transform,
  translate,
  warp,
} from '../../geometry/index.ts';
import type { ColourRole, Layer } from '../../layers.ts';
import type { Treatment, TypeSpec } from '../../type/type-spec.ts';
import { GUEST_TREATMENTS } from './guest-treatments.ts';
import { JOINED_LETTERS } from './joined-letters.ts';
import { LETTER_TREATMENTS } from './letter-treatments.ts';
import { type Line, inkOf } from './line.ts';

type Options = NonNullable<TypeSpec['treatment']>;

/** Wider than any line. */
const FAR = 40_000;

/** The line with its letters cut, lined, bent or given depth. */
export function treatLine(line: Line, options: Options): Line {
  const layers = TREATMENTS[options.kind](line, options);
  return { ...line, layers, bounds: boundsOfAll(layers.map(({ path }) => path)) };
}

const layer = (role: ColourRole, path: Path): Layer => ({ role, path });
const each = (line: Line, change: (path: Path) => Path): Layer[] => line.layers.map(({ role, path }) => ({ role, path: change(path) }));
const inset = (path: Path, by: number): Path => grow(path, -by, 'miter');

/** Hairlines fall apart under the knife, accents would float off, and characters of many strokes turn into others. */
const canBeSliced = ({ stem, cap, bounds, glyphs }: Line): boolean =>
  stem >= cap * 0.13 && -bounds.y < cap * 1.08 && glyphs.every(({ text }) => /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]*$/u.test(text));

/** Outer corners rounded by shrinking and growing again: counters keep their size, which a corner effect closes in heavy letters. */
const softened = (path: Path, radius: number): Path => grow(grow(path, -radius, 'miter'), radius, 'round');

const TREATMENTS: Readonly<Record<Treatment, (line: Line, options: Options) => Layer[]>> = {
  ...GUEST_TREATMENTS,
  ...LETTER_TREATMENTS,
  ...JOINED_LETTERS,
  slice: (line, { at = 0.44, shift = false, twoTone = false }) => {
    if (!canBeSliced(line)) return [...line.layers];
    const [ink, y, gap] = [inkOf(line), -line.cap * at, Math.max(line.cap * 0.04, Math.min(line.cap * 0.07, line.stem * 0.28))];
    const upper = intersect(ink, rect(-FAR, -FAR, 2 * FAR, FAR + y - gap / 2));
    const lower = intersect(ink, rect(-FAR, y + gap / 2, 2 * FAR, FAR));
    return [layer('text', upper), layer(twoTone ? 'tb' : 'text', translate(lower, shift ? line.cap * 0.09 : 0, 0))];
  },
  inline: (line) => {
    const ink = inkOf(line);
    const channel = difference(inset(ink, line.stem * 0.2), inset(ink, line.stem * 0.31));
    return [layer('text', difference(ink, channel))];
  },
  lines: (line) => {
    const cuts = Array.from({ length: 5 }, (_, i) => {
      const thickness = line.cap * (0.018 + 0.009 * i);
      return rect(-FAR, -line.cap * (0.42 - 0.085 * i), 2 * FAR, thickness);
    });
    return [layer('text', difference(inkOf(line), ...cuts))];
  },
  shadow: (line) => {
    const [ink, depth] = [inkOf(line), line.cap * 0.13];
    return [layer('b', difference(sweep(ink, depth, depth), grow(ink, line.cap * 0.026, 'miter'))), layer('text', ink)];
  },
  drop: (line) => {
    const [ink, depth] = [inkOf(line), line.cap * 0.085];
    return [layer('b', difference(translate(ink, depth, depth), grow(ink, line.cap * 0.028, 'miter'))), layer('text', ink)];
  },
  bulge: (line) => {
    const { cx, width } = line.bounds;
    const swell = (x: number) => 1 + 0.42 * (1 - ((x - cx) / (width / 2)) ** 2);
    return each(line, (path) => warp(path, ([x, y]) => [x, y * swell(x)]));
  },
  rise: (line) => each(line, (path) => transform(path, 1, -0.11, -0.16, 1, 0, 0)),
  skew: (line) => each(line, (path) => skewX(path, -11)),
  round: (line) => each(line, (path) => softened(path, Math.min(line.cap * 0.05, line.stem * 0.2))),
};

import type { Lettering, LetteringStyle, Shape } from '@fifteen/drawing';
import { arrangements, isConnector, lengthOf } from '../../techniques/shared/names.ts';

/** A letter with the marks that belong to it. */
export interface Glyph {
  readonly text: string;
  readonly shape: Shape;
  /** First of its word. */
  readonly isFirst: boolean;
}

/** The letters of a line from left to right, marks joined to theirs, without spaces. */
export function glyphsOf({ letters }: Lettering): Glyph[] {
  const glyphs: Glyph[] = [];
  let isFirst = true;
  for (const { text, shape } of letters) {
    const last = glyphs.at(-1);
    if (shape.isEmpty) isFirst = true;
    else if (text === '' && last) glyphs.splice(-1, 1, { ...last, shape: last.shape.union(shape) });
    else {
      glyphs.push({ text, shape, isFirst });
      isFirst = false;
    }
  }
  return glyphs;
}

/** The same lettering in capitals or small letters. */
export const inCapitals = (style: LetteringStyle): LetteringStyle => ({ ...style, case: 'upper' });
export const inSmall = (style: LetteringStyle): LetteringStyle => ({ ...style, case: 'lower' });
/** As the owner writes it. */
export const asWritten = ({ case: _, ...style }: LetteringStyle): LetteringStyle => style;
/** Without extra space between its letters. */
export const unspaced = (style: LetteringStyle): LetteringStyle => ('font' in style ? { ...style, tracking: 0 } : style);

/** Scripts with separate letters, which can each be moved. */
export const standsApart = (text: string): boolean => !/[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u.test(text);
/** Scripts whose letters each fill a square. */
export const isSquare = (text: string): boolean => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・]+$/u.test(text);
export const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);

/** Words on so many lines, as even as they come, never with "and" at an end. */
export function evenLines(words: readonly string[], count: number): string[] {
  const ways = arrangements(words, Math.min(count, words.length));
  const cost = (lines: readonly string[]): number => Math.max(...lines.map(lengthOf)) - 0.3 * Math.min(...lines.map(lengthOf)) + (lines.slice(0, -1).some((line) => isConnector(line.split(' ').at(-1)!)) ? 3 : 0);
  return ways.toSorted((one, other) => cost(one) - cost(other))[0] ?? [words.join(' ')];
}

/** As few lines as keep each within so many letters, four at most. */
export function linesWithin(words: readonly string[], longest: number): string[] {
  const named = words.filter((word) => !isConnector(word)).length;
  const ways = [1, 2, 3, 4].filter((count) => count <= named).map((count) => evenLines(words, count));
  return ways.find((lines) => lines.every((line) => lengthOf(line) <= longest)) ?? ways.at(-1)!;
}

/** Rows in which edges are looked at, in units. */
const ROW = 5;
type Axis = 0 | 1;
/** The nearest and the farthest point of a shape along one axis, for each row across it. */
type Edges = ReadonlyMap<number, readonly [from: number, to: number]>;

function edgesOf(shape: Shape, axis: Axis): Edges {
  const edges = new Map<number, [number, number]>();
  const across = axis === 0 ? 1 : 0;
  const add = (row: number, value: number) => {
    const known = edges.get(row);
    if (!known) edges.set(row, [value, value]);
    else if (value < known[0]) known[0] = value;
    else if (value > known[1]) known[1] = value;
  };
  for (const contour of shape.contours(ROW)) {
    for (const point of contour) add(Math.round(point[across] / ROW), point[axis]);
  }
  return edges;
}

/** How far a shape has to move along an axis until it is exactly `gap` from the other, at the nearest places of both. */
function shiftOff(before: Edges, after: Edges, gap: number): number {
  const reach = Math.floor(gap / ROW);
  let shift = -Infinity;
  for (const [row, [from]] of after) {
    for (let near = -reach; near <= reach; near += 1) {
      const edge = before.get(row + near);
      if (edge) shift = Math.max(shift, edge[1] - from + Math.sqrt(Math.max(0, gap ** 2 - (near * ROW) ** 2)));
    }
  }
  return shift;
}

/** Shapes side by side, each exactly `gap` from the one before: tight, not touching. No letter slips under another by more than `deepest`. */
export function tight(shapes: readonly Shape[], gap: number, deepest = Infinity): Shape[] {
  const placed: Shape[] = [];
  for (const shape of shapes) {
    const before = placed.at(-1);
    if (!before) {
      placed.push(shape);
      continue;
    }
    const shift = shiftOff(edgesOf(before, 0), edgesOf(shape, 0), gap);
    placed.push(shape.move(Math.max(shift, before.bounds.right - deepest - shape.bounds.left), 0));
  }
  return placed;
}

/** How far down a line has to go until it is exactly `gap` below another. */
export const dropBelow = (above: Shape, below: Shape, gap: number): number => shiftOff(edgesOf(above, 1), edgesOf(below, 1), gap);

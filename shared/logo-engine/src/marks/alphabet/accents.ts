import { type Path, type Point, SHARP, circle, polyline, rect, ring, scale, spline, stroke, union } from '../../geometry/index.ts';
import type { CornerStyle } from './centre-lines.ts';

/** Where an accent stands, in skeleton units: its middle, the line that it stands on (above) or hangs from (below), its stroke. */
interface Place {
  x: number;
  y: number;
  pen: number;
  corner: CornerStyle;
}

/** Skia offsets curves in steps; at ten times the size the steps vanish. */
const PRECISION = 10;
const drawn = (points: readonly Point[], pen: number): Path => scale(stroke(scale(polyline(points), PRECISION), pen * PRECISION, SHARP), 1 / PRECISION);
const bent = (points: readonly Point[], pen: number): Path => scale(stroke(scale(spline(points), PRECISION), pen * PRECISION, { cap: 'butt' }), 1 / PRECISION);

const dot = (x: number, y: number, { pen, corner }: Place): Path => (corner === 'round' ? circle(x, y, pen * 0.58) : rect(x - pen / 2, y - pen / 2, pen, pen));
const rise = ({ pen }: Place): number => 13 + pen * 0.5;

const ABOVE: Readonly<Record<string, (place: Place) => Path>> = {
  '\u0300': (at) => drawn([[at.x + 5, at.y], [at.x - 13, at.y - rise(at)]], at.pen),
  '\u0301': (at) => drawn([[at.x - 5, at.y], [at.x + 13, at.y - rise(at)]], at.pen),
  '\u0302': (at) => drawn([[at.x - 12 - at.pen / 2, at.y], [at.x, at.y - rise(at)], [at.x + 12 + at.pen / 2, at.y]], at.pen * 0.9),
  '\u030c': (at) => drawn([[at.x - 12 - at.pen / 2, at.y - rise(at)], [at.x, at.y - at.pen * 0.45], [at.x + 12 + at.pen / 2, at.y - rise(at)]], at.pen * 0.9),
  '\u0303': (at) => bent([[at.x - 27, at.y - 2], [at.x - 13, at.y - 12], [at.x + 13, at.y - 3], [at.x + 27, at.y - 13]], at.pen * 0.9),
  '\u0304': (at) => rect(at.x - 24, at.y - at.pen * 1.1, 48, at.pen * 0.9),
  '\u0306': (at) => bent([[at.x - 22, at.y - rise(at)], [at.x, at.y - 3], [at.x + 22, at.y - rise(at)]], at.pen * 0.9),
  '\u0307': (at) => dot(at.x, at.y - at.pen * 0.6, at),
  '\u0308': (at) => union(dot(at.x - 9 - at.pen * 0.5, at.y - at.pen * 0.6, at), dot(at.x + 9 + at.pen * 0.5, at.y - at.pen * 0.6, at)),
  '\u030a': (at) => ring(at.x, at.y - 7 - at.pen * 0.5, 7 + at.pen, 7 + at.pen * 0.3),
  '\u030b': (at) => union(drawn([[at.x - 14 - at.pen * 0.4, at.y], [at.x - at.pen * 0.4, at.y - rise(at)]], at.pen * 0.86), drawn([[at.x + 5 + at.pen * 0.7, at.y], [at.x + 19 + at.pen * 0.7, at.y - rise(at)]], at.pen * 0.86)),
};

const BELOW: Readonly<Record<string, (place: Place) => Path>> = {
  '\u0323': (at) => dot(at.x, at.y + at.pen * 0.8, at),
  '\u0326': (at) => drawn([[at.x + 5, at.y + 4], [at.x - 4, at.y + 10 + rise(at)]], at.pen * 0.86),
  '\u0327': (at) => drawn([[at.x + 6, at.y - 3], [at.x - 5, at.y + 6 + rise(at)]], at.pen * 0.9),
  '\u0328': (at) => bent([[at.x + 20, at.y - 2], [at.x + 11, at.y + at.pen * 0.9], [at.x + 26, at.y + at.pen * 1.4]], at.pen * 0.8),
};

/** The combining marks of a character, as they stand after it is taken apart. */
export const marksOf = (char: string): string[] => [...char.normalize('NFD')].slice(1);

export const hasMark = (mark: string): boolean => mark in ABOVE || mark in BELOW;

/** The accents of a letter that stands between these edges, for strokes of this weight; marks that stand on each other are stacked. */
export function accentsOf(char: string, { left, right, weight, corner }: { left: number; right: number; weight: number; corner: CornerStyle }): Path[] {
  const pen = Math.min(weight * 0.86, 22);
  const x = (left + right) / 2;
  let y = -weight / 2 - 9 - pen * 0.25;
  return marksOf(char).flatMap((mark): Path[] => {
    const below = BELOW[mark]?.({ x, y: 100 + weight / 2, pen, corner });
    if (below) return [below];
    const above = ABOVE[mark]?.({ x, y, pen, corner });
    if (!above) return [];
    y -= 20 + pen;
    return [above];
  });
}

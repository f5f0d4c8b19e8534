import type { Draw, Line, Paint, Point, Shape } from '@fifteen/drawing';
import type { ThingId } from '@fifteen/meaning';
import type { NamedLetterPicture, PicturePart } from '../picture.ts';

/** The pictures of things that have the form of one letter, and how each thing is called in a sentence. */
export type LetterTable = Readonly<Partial<Record<ThingId, NamedLetterPicture>>>;

/** Between two areas of a picture. */
export const GAP = 36;

const inPaint = (paint: Paint) => (shape: Shape): PicturePart => ({ shape, paint });
export const main = inPaint('main');
export const second = inPaint('second');

/** A box by its edges. */
export const box = (d: Draw, left: number, top: number, right: number, bottom: number, radius: Parameters<Draw['rect']>[4] = 0): Shape => d.rect(left, top, right - left, bottom - top, radius);

/** An upright box around the middle. */
export const post = (d: Draw, width: number, top: number, bottom: number, radius: Parameters<Draw['rect']>[4] = 0): Shape => d.rect(-width / 2, top, width, bottom - top, radius);

/** Symmetric about the middle: the right half from top to bottom, closed along the axis. */
export const even = (d: Draw, right: readonly Point[], radius = 0): Shape => d.polygon([...right, ...right.toReversed().map(([x, y]): Point => [-x, y])].filter(([x, y], i, all) => i === 0 || x !== all[i - 1]![0] || y !== all[i - 1]![1]), radius);

/** A flame or a drop: its tip up, `width` at its widest. */
export const flame = (d: Draw, x: number, top: number, bottom: number, width: number): Shape => {
  const [r, h] = [width / 2, bottom - top];
  return d.path(`M${x} ${top}C${x + r * 0.35} ${top + h * 0.28} ${x + r} ${top + h * 0.42} ${x + r} ${bottom - r}A${r} ${r} 0 0 1 ${x - r} ${bottom - r}C${x - r} ${top + h * 0.42} ${x - r * 0.35} ${top + h * 0.28} ${x} ${top}Z`);
};

/** A stroke with round ends unless told. */
export const drawn = (line: Line, width: number, cap: 'round' | 'butt' = 'round'): Shape => line.stroke(width, { cap });

export const polar = (radius: number, degrees: number, x = 0, y = 0): Point => [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)];

import { createHash } from 'node:crypto';
import type { FontLibrary } from '@fifteen/typography';
import { keyedChance } from './keyed-chance.ts';
import { letterShapes } from './letter-shapes.ts';
import { planBend, planLetters } from './mark-plan.ts';
import { type MarkStyle, ON_PICTURES } from './mark-style.ts';
import { paintMark } from './paint-mark.ts';

/** What a picture shows, and by which secret it is marked. */
export interface Marked {
  /** Known to the server alone; as text, to cross into threads. */
  readonly key: string;
  /** The shapes of the drawing, whatever its colors: `shapeOf`. */
  readonly shape: string;
  /** In which setting the drawing is seen. */
  readonly view: string;
  readonly style?: MarkStyle;
}

/** The view of a preview, of a trial's picture and of the drawing among the views: all show the same. */
export const AS_DRAWN = 'drawing';

/** Writes the product's name into a square picture of so many pixels a side (RGBA, opaque). */
export type Watermark = (pixels: Uint8Array, size: number, of: Marked) => void;

/**
 * A name for the outlines of a drawing. Colors are left out, so that the same logo in another color, or
 * the same name tried without an account, carries the same mark over the same outlines and gives nothing to average.
 */
export const shapeOf = (svg: string): string => {
  const hash = createHash('sha256');
  for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g)) hash.update(`${data}\n`);
  return hash.digest('base64url');
};

/**
 * Marks pictures. The letters differ from view to view; how the picture bends belongs to the drawing, so that no number of
 * views averages it away. The same picture and view always have the same mark.
 */
export const createWatermark = async (library: FontLibrary): Promise<Watermark> => {
  const shapes = await letterShapes(library);
  return (pixels, size, { key, shape, view, style = ON_PICTURES }) => {
    const secret = Buffer.from(key);
    const letters = planLetters(keyedChance(secret, 'letters', shape, view), shapes, style);
    const waves = planBend(keyedChance(secret, 'bend', shape));
    paintMark(pixels, size, { letters, waves, bend: style.bend }, shapes);
  };
};

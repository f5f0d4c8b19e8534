import type { Draw, Point, Shape } from '@fifteen/drawing';

/** Letters that the block alphabet draws wide enough to hold a picture: all but I. */
export const BLOCKS = /^[A-HJ-Z0-9А-ЯЁΑ-ΘΚ-Ω]$/u;

/** A heavy block capital of this height, centered on the origin. */
export const block = (d: Draw, letter: string, size: number, width = 1): Shape => d.pen(letter, 'monoline', { size, stem: 0.25, radius: 0.02, width, terminal: 'flat' }).shape.place({ cx: 0, cy: 0 });

/** A point at a distance and an angle (degrees, clockwise from the right) of another. */
export const polar = (radius: number, degrees: number, [x, y]: Point = [0, 0]): Point => [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)];

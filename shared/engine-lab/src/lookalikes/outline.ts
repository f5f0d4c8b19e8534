import { compactPath, inOneInk } from '@fifteen/logo-engine';
import { Resvg } from '@resvg/resvg-js';
import { paintMark } from './paint-mark.ts';
import type { RealMark } from './real-marks.ts';
import { traced } from './trace.ts';

/** Side of the square that outlines are drawn in: that of simple-icons. */
const SIDE = 24;
const TRACED_PIXELS = 192;

/** A mark as one area in one color, as path data in a square of 24 units: its own path, or, of one in colors, traced. */
export function outlineOf({ source, svg }: RealMark): string {
  return compactPath(source === 'simple-icons' ? absolutePath(svg) : scaled(tracedOf(svg), SIDE / TRACED_PIXELS));
}

/** The path as the renderer reads it: absolute, arcs as curves. */
const absolutePath = (svg: string): string => /\bd="([^"]*)"/.exec(new Resvg(svg).toString())?.[1] ?? '';

function tracedOf(svg: string): string {
  const pixels = paintMark(svg, TRACED_PIXELS);
  return pixels ? traced(inOneInk(pixels)) : '';
}

const scaled = (path: string, factor: number): string => path.replaceAll(/[\d.]+/g, (number) => String(Number(number) * factor));

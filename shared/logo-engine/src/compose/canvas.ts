import { type Layer, boundsOfLayers, transformLayers } from '@fifteen/drawing';
import type { Layout } from '../genome.ts';

/** Side of the square canvas. */
export const CANVAS = 1000;

/** Room that each layout takes of the canvas: width and height. */
const ROOM: Readonly<Record<Layout, readonly [width: number, height: number]>> = {
  stacked: [740, 690],
  below: [740, 690],
  horizontal: [830, 470],
  wordmark: [800, 620],
};

/** The eye sees the middle of a square a little above its center. */
const OPTICAL_CENTER = 496;

/** Layers on the canvas, and what a unit of theirs measures there. */
export function onCanvas(layers: readonly Layer[], layout: Layout): { layers: Layer[]; factor: number } {
  const { width, height, cx, cy } = boundsOfLayers(layers);
  const [roomX, roomY] = ROOM[layout];
  const factor = Math.min(roomX / Math.max(width, 1), roomY / Math.max(height, 1));
  return { layers: transformLayers(layers, [factor, 0, 0, factor, CANVAS / 2 - cx * factor, OPTICAL_CENTER - cy * factor]), factor };
}

/** Longer side of a symbol alone on the canvas. */
const SYMBOL_SIDE = 720;

/** A symbol alone, as large as its margin allows. */
export function symbolOnCanvas(layers: readonly Layer[]): Layer[] {
  const { width, height, cx, cy } = boundsOfLayers(layers);
  const factor = SYMBOL_SIDE / Math.max(width, height, 1);
  return transformLayers(layers, [factor, 0, 0, factor, CANVAS / 2 - cx * factor, CANVAS / 2 - cy * factor]);
}

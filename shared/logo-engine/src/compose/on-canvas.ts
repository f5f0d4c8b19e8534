import type { Layout } from '../genome.ts';
import { boundsOfAll } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import type { Arrangement } from './layouts/arrangement.ts';
import { place } from './place.ts';

/** Side of the square canvas. */
export const CANVAS = 1000;

/** Room that each layout takes of the canvas: width and height. */
const ROOM: Readonly<Record<Layout, readonly [number, number]>> = {
  horizontal: [820, 440],
  stacked: [700, 680],
  wordmark: [800, 520],
  split: [830, 430],
  badge: [680, 680],
  poster: [620, 720],
  plate: [720, 560],
};

/** Height of a word that stands upright. */
const UPRIGHT = 640;

/** The eye sees the middle of a square a little above its centre. */
const OPTICAL_MIDDLE = 494;

/** An arrangement on the canvas, and what a unit of it measures there. */
export function onCanvas(arrangement: Arrangement, layout: Layout): { layers: Layer[]; factor: number } {
  const ink = boundsOfAll(arrangement.layers.map(({ path }) => path));
  const [width, usual] = ROOM[layout];
  const height = layout === 'wordmark' && ink.height > ink.width ? UPRIGHT : usual;
  const factor = Math.min(width / ink.width, height / ink.height);
  const middle = arrangement.centreY ?? ink.cy;
  const at = arrangement.centreY === undefined && layout !== 'badge' ? OPTICAL_MIDDLE : CANVAS / 2;
  return { layers: place(arrangement.layers, factor, CANVAS / 2 - ink.cx * factor, at - middle * factor), factor };
}

import { type Layer, boundsOfLayers } from '@fifteen/drawing';
import type { Finish } from '../genome.ts';

/** How far an outline leaves its course, and after what lengths it comes back, as shares of the mark. */
const HAND = { by: 0.0035, waves: [0.42, 0.19] } as const;
const FLOWING = { by: 0.014, waves: [0.9, 0.53] } as const;

/** The mark's outlines drawn by an unsteady hand or swaying slowly. Neighbors stay neighbors: all layers move as one. */
export function withFinish(layers: readonly Layer[], finish: Finish | undefined): readonly Layer[] {
  if (!finish) return layers;
  const { left, top, width, height } = boundsOfLayers(layers);
  const side = Math.max(width, height);
  const { by, waves } = finish === 'hand' ? HAND : FLOWING;
  const [slow, fast] = waves.map((wave) => (2 * Math.PI) / (wave * side)) as [number, number];
  const sway = (along: number, across: number, phase: number): number => Math.sin(along * slow + phase + 1.3 * Math.sin(across * slow * 0.7 + phase)) + 0.45 * Math.sin(along * fast + 2 * phase + across * fast * 0.6);
  const move = ([x, y]: readonly [number, number]): [number, number] => [x + by * side * sway(y - top, x - left, 0.6), y + by * side * sway(x - left, y - top, 2.1)];
  return layers.map((layer) => ({ ...layer, shape: layer.shape.warp(move) }));
}

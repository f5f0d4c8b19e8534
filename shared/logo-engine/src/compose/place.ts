import { transform } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';

/** The layers scaled about the origin, then moved. */
export const place = (layers: readonly Layer[], factor: number, x: number, y: number): Layer[] =>
  layers.map((layer) => ({ ...layer, path: transform(layer.path, factor, 0, 0, factor, x, y) }));

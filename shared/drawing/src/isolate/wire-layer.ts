import * as g from '@fifteen/geometry';
import type { Budget } from '../budget.ts';
import type { Layer } from '../layer.ts';
import { Shape } from '../shape.ts';

/** A layer as plain data, for messages between threads and for storage: its shape as path data in full precision. */
export type WireLayer = Omit<Layer, 'shape'> & { readonly path: string };

export const toWire = (layers: readonly Layer[]): WireLayer[] => layers.map(({ shape, ...layer }) => ({ ...layer, path: g.printPath(shape.path) }));

export const fromWire = (layers: readonly WireLayer[], budget: Budget): Layer[] => layers.map(({ path, ...layer }) => ({ ...layer, shape: new Shape(g.evenOddPath(path), budget) }));

/**
 * Layers as they come out of an isolate. Path data holds eight digits of a coordinate, so that one in a hundred is off by
 * the last bit: layers of our own programs go the same way, and both draw the same bytes ever after.
 */
export const asWired = (layers: readonly Layer[], budget: Budget): Layer[] => fromWire(toWire(layers), budget);

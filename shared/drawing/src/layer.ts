import { type Box, boxAround } from './box.ts';
import type { GradientPaint, Paint } from './paint.ts';
import type { Shape } from './shape.ts';
import type { Matrix } from './transformable.ts';

/** What a layer belongs to: the picture, the name, the small line below it. */
export const LAYER_ROLES = ['mark', 'word', 'tag'] as const;
export type LayerRole = (typeof LAYER_ROLES)[number];

/**
 * How a layer appears where there is only one color: `ink` as itself, `join` as itself and in one piece with what it
 * touches, `gap` cut out of the layers below with an even gap, `none` not at all. `auto` decides by what is below it.
 */
export const MONOS = ['auto', 'ink', 'join', 'gap', 'none'] as const;
export type Mono = (typeof MONOS)[number];

/** One area of one paint. Layers are painted in order. */
export interface Layer {
  /** Names the thing for people and tools: "left wing". */
  readonly part: string;
  readonly role: LayerRole;
  readonly shape: Shape;
  readonly paint: Paint;
  readonly mono: Mono;
}

/** The box around all layers. */
export const boundsOfLayers = (layers: readonly Layer[]): Box => boxAround(layers.map(({ shape }) => shape.bounds));

/** Every layer transformed, gradients with their shapes. */
export const transformLayers = (layers: readonly Layer[], matrix: Matrix): Layer[] =>
  layers.map((layer) => ({ ...layer, shape: layer.shape.transform(matrix), paint: transformPaint(layer.paint, matrix) }));

function transformPaint(paint: Paint, [a, b, c, d, e, f]: Matrix): Paint {
  if (typeof paint === 'string' || !('gradient' in paint)) return paint;
  const move = ([x, y]: GradientPaint['from']): GradientPaint['from'] => [a * x + c * y + e, b * x + d * y + f];
  return { ...paint, from: move(paint.from), to: move(paint.to) };
}

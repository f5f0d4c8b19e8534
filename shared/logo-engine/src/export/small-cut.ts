import { type Layer, type Shape, boundsOfLayers, transformLayers } from '@fifteen/drawing';
import { CANVAS } from '../compose/canvas.ts';

/** Margin in pixels on every side. */
const MARGIN = 1;
/** Least width in pixels of a stroke and of a gap that a screen shows. */
const LEAST = 0.9;
/** Patches below this area, in square pixels, are dirt. */
const SPECK = 0.45;

/**
 * The symbol redrawn for so many pixels: as large as its margin allows, its edges on the pixel grid, its thin strokes made
 * a pixel wide and its narrow gaps opened, specks left out.
 */
export function smallCut(symbol: readonly Layer[], pixels: number): Layer[] {
  const pixel = CANVAS / pixels;
  return onGrid(symbol, pixel)
    .map((layer) => ({ ...layer, shape: sturdier(layer.shape, pixel) }))
    .filter(({ shape }) => !shape.isEmpty);
}

/** As large as the margin allows, the left and upper edges on a pixel's border. */
function onGrid(layers: readonly Layer[], pixel: number): Layer[] {
  const { left, top, width, height } = boundsOfLayers(layers);
  const k = (CANVAS - 2 * MARGIN * pixel) / Math.max(width, height, 1);
  const edge = (length: number) => Math.round((CANVAS - length * k) / 2 / pixel) * pixel;
  return transformLayers(layers, [k, 0, 0, k, edge(width) - left * k, edge(height) - top * k]);
}

function sturdier(shape: Shape, pixel: number): Shape {
  const bolder = withBolderStrokes(shape, LEAST * pixel);
  const open = withOpenGaps(bolder, LEAST * pixel * 0.8);
  const clean = open.withoutSlivers(SPECK * pixel * pixel);
  return clean.isEmpty ? shape : clean;
}

/** Strokes thinner than `least` grow to it; all others stay as they are. */
function withBolderStrokes(shape: Shape, least: number): Shape {
  const thick = shape.grow(-0.45 * least, 'miter').grow(0.5 * least, 'miter');
  const thin = shape.subtract(thick).withoutSlivers(least * least * 0.08);
  if (thin.isEmpty) return shape;
  return shape.union(thin.grow(Math.max(0, (least - thin.stem) / 2)));
}

/** Gaps narrower than `least` are opened to it. */
function withOpenGaps(shape: Shape, least: number): Shape {
  const closed = shape.grow(0.45 * least, 'miter').grow(-0.5 * least, 'miter');
  const narrow = closed.subtract(shape).withoutSlivers(least * least * 0.08);
  if (narrow.isEmpty) return shape;
  return shape.subtract(narrow.grow(Math.max(0, (least - narrow.stem) / 2)));
}

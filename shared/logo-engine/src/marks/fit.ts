import { type Path, boundsOf, boundsOfAll, transform } from '../geometry/index.ts';
import type { Mark } from './mark-spec.ts';
import type { Drawing } from './pen.ts';

/** Side of the box that every mark is fitted to. */
export const MARK_SIZE = 1000;

/** Scales a drawing about its centre until its longer side is `size`. */
export function fitToBox({ layers, strokeWidth, small }: Drawing, size = MARK_SIZE): Mark {
  const box = boundsOfAll(layers.map(({ path }) => path));
  const factor = size / Math.max(box.width, box.height);
  const fitted = layers.map((layer) => ({ ...layer, path: centredOn(layer.path, box.cx, box.cy, factor) }));
  return {
    layers: fitted,
    bounds: boundsOfAll(fitted.map(({ path }) => path)),
    strokeWidth: strokeWidth * factor,
    ...(small && { small }),
  };
}

/** The path with the centre of its box at x, y and its diagonal across a circle of this radius. */
export function fitInCircle(path: Path, x: number, y: number, radius: number): Path {
  const { width, height, cx, cy } = boundsOf(path);
  const factor = (2.24 * radius) / Math.hypot(width, height);
  return transform(path, factor, 0, 0, factor, x - cx * factor, y - cy * factor);
}

/** The path centred on the origin, no wider and no higher than this. */
export function fitInside(path: Path, width: number, height: number): Path {
  const box = boundsOf(path);
  return centredOn(path, box.cx, box.cy, Math.min(width / box.width, height / box.height));
}

const centredOn = (path: Path, cx: number, cy: number, factor: number) =>
  transform(path, factor, 0, 0, factor, -cx * factor, -cy * factor);

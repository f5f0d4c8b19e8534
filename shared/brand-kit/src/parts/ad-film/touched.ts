import type { Path2D } from '@napi-rs/canvas';
import type { Box } from '../../picture/picture.ts';
import type { Context } from './paint.ts';

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where each canvas was painted on since somebody asked. */
const touchedOf = new WeakMap<Context, Edges>();

const untouched = (): Edges => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });

/** Notes that a path was painted as the context stands now; `around` is what a line has beyond the path. */
export const touch = (context: Context, path: Path2D, around = 0): void => {
  const touched = touchedOf.get(context) ?? untouched();
  const { a, b, c, d, e, f } = context.getTransform();
  const [left, top, right, bottom] = path.getBounds();
  for (const x of [left - around, right + around]) {
    for (const y of [top - around, bottom + around]) {
      const [across, down] = [a * x + c * y + e, b * x + d * y + f];
      touched.left = Math.min(touched.left, across);
      touched.right = Math.max(touched.right, across);
      touched.top = Math.min(touched.top, down);
      touched.bottom = Math.max(touched.bottom, down);
    }
  }
  touchedOf.set(context, touched);
};

/** The box that was painted on since the last time this was asked, and forgets it; null where nothing was. */
export const takeTouched = (context: Context): Box | null => {
  const { left, top, right, bottom } = touchedOf.get(context) ?? untouched();
  touchedOf.delete(context);
  return left < right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
};

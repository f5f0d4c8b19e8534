import type { Point } from '@fifteen/geometry';
import type { Disc } from '../../anchors.ts';
import type { Shape } from '../../shape.ts';
import type { Hand } from './hand.ts';

/** Dots are a little wider than stems, and more so where stems are thin. */
export const dotWidth = (k: Hand): number => 0.76 * k.v + 44;

/** A dot around x = 0 below y = 0: cut as a stem is. */
export function spark(k: Hand, width: number): { shape: Shape; disc: Disc } {
  const height = width * (k.style.terminal === 'cut' ? 1.16 : 1);
  const cut = k.style.terminal === 'cut' ? width * 0.36 : 0;
  const half = width / 2;
  const rise = cut / k.m;
  const left: Point[] = cut > 0 ? [[-half, Math.min(rise, height * 0.8)], [cut - half, 0]] : [[-half, 0]];
  const right: Point[] = cut > 0 ? [[half, height - Math.min(rise, height * 0.8)], [half - cut, height]] : [[half, height]];
  return { shape: k.poly([...left, [half, 0], ...right, [-half, height]]), disc: { cx: 0, cy: height / 2, r: half * 0.8 } };
}

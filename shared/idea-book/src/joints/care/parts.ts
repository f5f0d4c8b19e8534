import type { Draw, Shape } from '@fifteen/drawing';

/** A point at a distance and an angle (degrees, clockwise from the right) of another. */
export const polar = (radius: number, degrees: number, [x, y]: readonly [number, number] = [0, 0]): [number, number] => [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)];

/** A molar with two roots, about 640 by 880 around the origin. */
export const tooth = (d: Draw): Shape =>
  d.mirror(d.path('M0 -352C60 -372 110 -440 200 -440C300 -440 344 -350 330 -240C316 -120 268 -40 256 110C246 240 226 440 156 440C86 440 96 300 72 210C58 156 34 128 0 128Z'));

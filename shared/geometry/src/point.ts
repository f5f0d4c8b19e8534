/** x to the right, y down. */
export type Point = readonly [number, number];

/** Degrees, clockwise from the positive x axis because y points down. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at `degrees` on a circle. */
export const polar = (radius: number, degrees: number, cx = 0, cy = 0): Point => [
  cx + radius * Math.cos(radians(degrees)),
  cy + radius * Math.sin(radians(degrees)),
];

/** The point `t` of the way from one to the other. */
export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];

/** n results of `make`, in order. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** An area in one colour: path data for even-odd filling. */
export interface PaintedShape {
  d: string;
  fill: string;
}

/** RGBA, 4 bytes a pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The port to whatever paints pixels: shapes of the 1000 by 1000 canvas on a ground, at `size` pixels a side. */
export type Raster = (shapes: readonly PaintedShape[], background: string, size: number) => Pixels;

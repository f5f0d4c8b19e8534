/** An area in one color: path data for even-odd filling, on the canvas of 1,000 by 1,000. */
export interface PaintedShape {
  readonly d: string;
  readonly fill: string;
}

/** RGBA, 4 bytes a pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Where a drawing is painted: enlarged by `scale` about the origin, then moved by units of the canvas. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The port to whatever paints pixels: shapes on a background, at `size` pixels a side; placed elsewhere on the canvas where that is given. */
export type Raster = (shapes: readonly PaintedShape[], background: string, size: number, placement?: Placement) => Pixels;

import type { Brief } from '../../brief/brief.ts';
import { CANVAS } from '../../compose/canvas.ts';
import { compose } from '../../compose/compose.ts';
import { inColors } from '../../render/artwork.ts';
import type { LogoColors } from '../../color/resolve.ts';
import type { Genome } from '../../genome.ts';
import type { Raster } from '../../score/raster.ts';

const SIZE = 64;

/** A drawing as a customer sees it small: RGB, 64 pixels a side. */
export type Glimpse = Uint8ClampedArray;

export function glimpseOf(genome: Genome, colors: LogoColors, brief: Brief, raster: Raster): Glimpse {
  const { shapes } = inColors(compose(genome, brief).layers, colors, { width: CANVAS, height: CANVAS });
  const painted = shapes.map(({ d, fill }) => ({ d, fill: typeof fill === 'string' ? fill : fill.stops[fill.stops.length >> 1]!.color }));
  return raster(painted, colors.ground, SIZE).data;
}

/** How different two drawings look, 0 to 1: the mean difference of their pixels over all three channels. */
export function seenBetween(one: Glimpse, other: Glimpse): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 4) sum += Math.abs(one[i]! - other[i]!) + Math.abs(one[i + 1]! - other[i + 1]!) + Math.abs(one[i + 2]! - other[i + 2]!);
  return sum / ((one.length / 4) * 765);
}

import type { GradientStop } from '../colour/gradient-stops.ts';
import type { ColourRole } from '../layers.ts';

/** A straight gradient between two points, in units of its artwork. */
export interface Gradient {
  stops: readonly GradientStop[];
  from: readonly [number, number];
  to: readonly [number, number];
}

/** One area: absolute path data (M L H V Q C Z, hundredths of a unit), filled even-odd. */
export interface Shape {
  d: string;
  fill: string | Gradient;
  /** What it is of the logo: `a`, `b` and `c` are the mark's, `text`, `tb` and `sub` the name's. */
  role: ColourRole;
}

/** A finished picture with real colours: what every file format is written from. Origin at the upper left, y down. */
export interface Artwork {
  width: number;
  height: number;
  /** #rrggbb over the whole picture; none where it is transparent. */
  ground?: string | undefined;
  shapes: readonly Shape[];
}

/** The one gradient that an artwork may hold: shapes that share it share its points. */
export const gradientOf = ({ shapes }: Artwork): Gradient | undefined =>
  shapes.map(({ fill }) => fill).find((fill): fill is Gradient => typeof fill !== 'string');

import type { Layer, LayerRole } from '@fifteen/drawing';
import { monoShape } from '@fifteen/drawing';
import { type Fill, type Gradient, fillOf } from '../color/paint.ts';
import type { LogoColors } from '../color/resolve.ts';

/** One area: absolute path data (M L H V Q C Z, hundredths of a unit), filled even-odd. */
export interface ArtworkShape {
  readonly d: string;
  readonly fill: Fill;
  /** What it belongs to, and what it is. */
  readonly role: LayerRole;
  readonly part: string;
}

/** A finished picture with real colors: what every file format is written from. Origin at the upper left, y down. */
export interface Artwork {
  readonly width: number;
  readonly height: number;
  /** #rrggbb over the whole picture; undefined where it is transparent. */
  readonly ground?: string | undefined;
  readonly shapes: readonly ArtworkShape[];
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** Layers in their colors, without a background. */
export const inColors = (layers: readonly Layer[], colors: LogoColors, frame: Frame): Artwork => ({
  ...frame,
  shapes: layers.map(({ shape, paint, role, part }) => ({ d: shape.toSvg(), fill: fillOf(paint, colors), role, part })).filter(({ d }) => d !== ''),
});

/** All layers in one color, without a background; neighbors are separated by a gap in units. */
export function inOneColor(layers: readonly Layer[], ink: string, frame: Frame, gap: number): Artwork {
  const groups = (['mark', 'word', 'tag'] as const).map((role) => ({ role, layers: layers.filter((layer) => layer.role === role) }));
  const shapes = groups.flatMap(({ role, layers: group }) => {
    const shape = monoShape(group, gap);
    return shape ? [{ d: shape.toSvg(), fill: ink, role, part: role }] : [];
  });
  return { ...frame, shapes };
}

/** Every gradient of an artwork, each once, in the order of its first use. */
export const gradientsOf = ({ shapes }: Artwork): Gradient[] => [...new Map(shapes.flatMap(({ fill }) => (typeof fill === 'string' ? [] : [[JSON.stringify(fill), fill] as const]))).values()];

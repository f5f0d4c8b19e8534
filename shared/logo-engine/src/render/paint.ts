import { gradientStops, MOST_HUE } from '../colour/gradient-stops.ts';
import { hexOf, hueDistance, oklchOf } from '../colour/oklch.ts';
import type { LogoColours } from '../colour/colour-spec.ts';
import type { Genome } from '../genome.ts';
import { boundsOfAll } from '../geometry/index.ts';
import type { ColourRole, Layer } from '../layers.ts';
import type { Artwork, Gradient, Shape } from './artwork.ts';
import { drawn, pathsOf } from './paths.ts';

/** Below it a colour is a grey to the eye. */
const LEAST_CHROMA = 0.06;

/** The sides of a picture in units. */
export interface Frame {
  width: number;
  height: number;
}

/** All areas in one colour, without a ground. */
export const inOneColour = (layers: readonly Layer[], ink: string, frame: Frame): Artwork => ({
  ...frame,
  shapes: drawn(layers).map(({ role, d }) => ({ role, d, fill: ink })),
});

/** Every role in its colour, the mark's in its gradient, without a ground. */
export function inColours(layers: readonly Layer[], genome: Genome, colours: LogoColours, frame: Frame): Artwork {
  const graded: readonly ColourRole[] = genome.color.gradient ? (genome.color.gradient.all ? ['a', 'b'] : ['a']) : [];
  const gradient = gradientOver(layers.filter(({ role }) => graded.includes(role)), colours);
  const shapes = drawn(layers).map(({ role, d }): Shape => ({ role, d, fill: gradient && graded.includes(role) ? gradient : colours[role] }));
  return { ...frame, shapes };
}

/** Along the rising diagonal of the box of these layers; two stops, which lie on the mark alone. */
function gradientOver(layers: readonly Layer[], colours: LogoColours): Gradient | undefined {
  if (layers.length === 0) return undefined;
  const { x, y, width, height } = boundsOfAll(pathsOf(layers));
  return {
    stops: gradientStops(colours.a, secondStop(colours)),
    from: [Math.round(x), Math.round(y + height)],
    to: [Math.round(x + width), Math.round(y)],
  };
}

/**
 * A neutral at the end of a gradient looks like dirt, and between far hues it runs through colours that are not the
 * customer's: a shade of the first colour takes the place of both.
 */
function secondStop({ a, b }: LogoColours): string {
  const { l, c, h } = oklchOf(a);
  const other = oklchOf(b);
  if (other.c > LEAST_CHROMA && hueDistance(other.h, h) <= MOST_HUE) return b;
  return hexOf({ l: l > 0.6 ? l - 0.16 : l + 0.16, c, h });
}

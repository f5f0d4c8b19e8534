import { oklchOf } from '../colour/oklch.ts';
import { resolveColours } from '../colour/resolve-colours.ts';
import type { Composition } from '../compose/compose-logo.ts';
import { CANVAS } from '../compose/on-canvas.ts';
import type { LogoContext } from '../context.ts';
import type { LogoColours } from '../colour/colour-spec.ts';
import type { Genome } from '../genome.ts';
import type { Layer } from '../layers.ts';
import type { Artwork } from './artwork.ts';
import { ONE_COLOUR_GAP, partedForOneColour } from './one-colour.ts';
import { type Frame, inColours, inOneColour } from './paint.ts';
import { svgOf } from './svg.ts';

/**
 * `colour` with its ground, `transparent` without; `dark` and `light` in one colour without a ground;
 * `reversed` on the opposite ground.
 */
export const COLOURINGS = ['colour', 'transparent', 'dark', 'light', 'reversed'] as const;
export type Colouring = (typeof COLOURINGS)[number];

/** A colouring of the whole logo, or `symbol`, the mark alone on its ground. All are 1000 by 1000 units. */
export const LOGO_FORMS = [...COLOURINGS, 'symbol'] as const;
export type LogoForm = (typeof LOGO_FORMS)[number];

/** One form of a composed logo as SVG. */
export function renderSvg(composition: Composition, genome: Genome, context: LogoContext, form: LogoForm): string {
  const [layers, colouring] = form === 'symbol' ? ([composition.symbol, 'colour'] as const) : ([composition.layers, form] as const);
  return svgOf(artworkOf({ layers, frame: { width: CANVAS, height: CANVAS }, gap: ONE_COLOUR_GAP }, genome, context, colouring));
}

/** Layers in their frame, and the gap that parts two colours which become one. */
export interface Framed {
  layers: readonly Layer[];
  frame: Frame;
  gap: number;
}

/** Layers in the colours of a customer. */
export function artworkOf({ layers, frame, gap }: Framed, genome: Genome, context: LogoContext, colouring: Colouring): Artwork {
  const colours = resolveColours(genome.color, context.palette);
  if (colouring === 'dark') return inOneColour(partedForOneColour(layers, gap), context.palette.ink, frame);
  if (colouring === 'light') return inOneColour(partedForOneColour(layers, gap), context.palette.white, frame);
  const shown = colouring === 'reversed' ? reversedColours(genome, context, colours) : colours;
  const artwork = inColours(layers, genome, shown, frame);
  return colouring === 'transparent' ? artwork : { ...artwork, ground: shown.background };
}

/** The colours on the opposite ground: paper for a dark one, ink for a light one. */
export function reversedColours(genome: Genome, { palette }: LogoContext, { background }: LogoColours): LogoColours {
  const isDark = oklchOf(background).l < 0.62;
  const { background: _ground, ...overrides } = genome.color.overrides ?? {};
  return resolveColours({ ...genome.color, overrides, background: isDark ? 'paper' : 'ink' }, palette);
}

import type { Composition } from '../compose/compose-logo.ts';
import { CANVAS } from '../compose/on-canvas.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import type { Artwork } from '../render/artwork.ts';
import { artworkOf } from '../render/render-svg.ts';
import { type Lockup, composeLockup } from './compose-variant.ts';
import { framed } from './frame.ts';
import { smallCut } from './small-cut.ts';
import type { Variant, VariantArrangement } from './variant.ts';

/** A genome that was composed for a customer. */
export interface Composed {
  genome: Genome;
  context: LogoContext;
  composition: Composition;
}

/** Clear space of a symbol against its side. */
const SYMBOL_CLEAR = 1 / 8;

/** Longer side of the symbol on the canvas. */
const SYMBOL_SIDE = 720;

/** Gap in pixels between two colours of a small cut that become one. */
const SMALL_GAP = 0.8;

/** Draws variants of a composed genome; what several colourings share is arranged once. */
export function variantsOf(composed: Composed): (variant: Variant) => Artwork {
  const arranged = new Map<VariantArrangement, Lockup>();
  return ({ arrangement, colouring, fit = 'canvas' }) => {
    const lockup = arranged.get(arrangement) ?? lockupOf(composed, arrangement);
    arranged.set(arrangement, lockup);
    const pixels = PIXELS[arrangement];
    if (!pixels) return artworkOf(framed(lockup, fit), composed.genome, composed.context, colouring);
    // The small cuts lie on the grid of their pixels: no fit moves them.
    return artworkOf(framed(lockup, 'canvas', (SMALL_GAP * CANVAS) / pixels), composed.genome, composed.context, colouring);
  };
}

const PIXELS: Readonly<Partial<Record<VariantArrangement, number>>> = { symbol16: 16, symbol32: 32 };

function lockupOf(composed: Composed, arrangement: VariantArrangement): Lockup {
  const { genome, context, composition } = composed;
  if (arrangement === 'symbol16' || arrangement === 'symbol32') return { layers: smallCut(composed, arrangement === 'symbol16' ? 16 : 32), clear: 0 };
  if (arrangement === 'symbol') return { layers: composition.symbol, clear: SYMBOL_CLEAR * SYMBOL_SIDE };
  return composeLockup(genome, context, composition, arrangement);
}

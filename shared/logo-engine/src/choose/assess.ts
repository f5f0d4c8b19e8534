import { resolveColours } from '../colour/resolve-colours.ts';
import { composeLogo } from '../compose/compose-logo.ts';
import { keep } from '../compose/kept-compositions.ts';
import { settle } from '../compose/settle.ts';
import type { LogoContext } from '../context.ts';
import type { LogoColours } from '../colour/colour-spec.ts';
import { type DrawnLayer, drawn } from '../render/paths.ts';
import { descriptorOf } from '../score/descriptor.ts';
import { type Ink, inkOf, reduced } from '../score/ink.ts';
import { legibilityAs, legibilityAt } from '../score/legibility.ts';
import { type MeasuredInk, qualityOf } from '../score/quality.ts';
import type { FingerprintIndex } from '../fingerprint/fingerprint-index.ts';
import { fingerprintOf } from '../fingerprint/fingerprint-of.ts';
import type { Pixels, Raster } from '../score/raster.ts';
import { isBannedDrawing } from './banned-drawing.ts';
import type { Assessment, Proposal } from './candidate.ts';

/** Sides in pixels of the drawings that are measured: the lockup, and the symbol, which only its small sizes need. */
const SIZE = 192;
const SYMBOL_SIZE = 96;

const MOST_SEGMENTS = 2600;
const SEGMENT = /[LHVQC]/g;

/** Characters of path data beyond which a logo is too heavy for the web and for an editor: rough, brushed outlines. */
const MOST_DATA = 56_000;

/** Draws and measures a proposal. Null where its mark cannot be drawn for this name, or only with too many nodes, or as the customer does not want it. */
export function assess({ genome: proposed, weight }: Proposal, context: LogoContext, raster: Raster, avoid?: FingerprintIndex): Assessment | null {
  const { genome, block } = settle(proposed, context);
  // A setting that the name has nothing for is a plain word under another name.
  if (genome.type.setting && !block?.isSet) return null;
  const composition = composeLogo(genome, context, block);
  if (!composition) return null;
  const colours = resolveColours(genome.color, context.palette);
  const layers = drawn(composition.layers);
  const segments = segmentsOf(layers);
  if (segments > MOST_SEGMENTS || dataOf(layers) > MOST_DATA) return null;
  const pixels = painted(layers, colours, raster, SIZE);
  const ink = inkOf(pixels, colours.background);
  const symbol = inkOf(painted(drawn(composition.symbol), colours, raster, SYMBOL_SIZE), colours.background);
  if (genome.mark && isBannedDrawing({ ink, symbol }, context.taste.bans)) return null;
  const small = reduced(ink, 64);
  keep(genome, context, composition);
  return {
    genome,
    weight,
    colours,
    descriptor: descriptorOf(ink, pixels),
    quality: qualityOf(composition, genome, { ink, small }),
    legibility: legibilityOf({ ink, small }, symbol),
    known: genome.mark && avoid ? (avoid.nearest(fingerprintOf(composition.symbol, raster), 1)[0]?.distance ?? null) : null,
  };
}

const painted = (layers: readonly DrawnLayer[], colours: LogoColours, raster: Raster, size: number): Pixels =>
  raster(layers.map(({ role, d }) => ({ d, fill: colours[role] })), colours.background, size);

const dataOf = (layers: readonly DrawnLayer[]): number => layers.reduce((sum, { d }) => sum + d.length, 0);

const segmentsOf = (layers: readonly DrawnLayer[]): number => layers.reduce((sum, { d }) => sum + (d.match(SEGMENT)?.length ?? 0), 0);

const legibilityOf = ({ ink, small }: MeasuredInk, symbol: Ink) => ({
  lockup64: legibilityAs(ink, small),
  symbol32: legibilityAt(symbol, 32),
  symbol16: legibilityAt(symbol, 16),
});

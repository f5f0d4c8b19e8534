import { DrawingError, plainLetters, rolesOf } from '@fifteen/drawing';
import { contrastOf } from '../color/oklch.ts';
import { type LogoColors, resolveColors } from '../color/resolve.ts';
import type { Brief } from '../brief/brief.ts';
import { type Composition, compose } from '../compose/compose.ts';
import { fingerprintOf, fingerprintOfForm, formOf } from '../fingerprint/fingerprint-of.ts';
import type { Fingerprint } from '../fingerprint/codec.ts';
import { type FigureFingerprint, figureFingerprint } from '../lookalikes/figure-fingerprint.ts';
import type { Proposal } from '../propose/proposal.ts';
import { inColors } from '../render/artwork.ts';
import { CANVAS } from '../compose/canvas.ts';
import { fragmentsOf } from './fragments.ts';
import { type Balance, balanceOf } from './balance.ts';
import { type Ink, inkOf } from './ink.ts';
import { legibilityAt } from './legibility.ts';
import type { PaintedShape, Raster } from './raster.ts';
import { type Faults, faultsOf } from './faults.ts';

/** A proposal that was drawn and measured. Plain data: it may come from another thread. */
export interface Assessment {
  readonly proposal: Proposal;
  readonly colors: LogoColors;
  readonly measures: DrawnMeasures;
  readonly faults: Faults;
  /** Of the symbol's form; null for plain lettering, whose initial is nobody's own. */
  readonly symbol: Fingerprint | null;
  /** Of the symbol's figure without the disc, square or ring that may hold it: what real marks are compared with. */
  readonly figure: FigureFingerprint | null;
  readonly lockup: Fingerprint;
  /** The promise less the faults: what selection goes by. */
  readonly score: number;
}

/** What is measured on the pixels of a drawing. */
export interface DrawnMeasures {
  /** Ink correlation, 0 to 1, of the symbol with itself at 16 and 32 pixels, and of the whole at 64. */
  readonly legibility: { readonly symbol16: number; readonly symbol32: number; readonly lockup64: number };
  readonly balance: Balance;
  readonly fragments: number;
  /** Different colors besides the background, and whether inks overlap or run into each other. */
  readonly inks: { readonly colors: number; readonly areOverprinted: boolean; readonly areGraded: boolean };
  /** Letters that the idea alters, and how many of them a reader would take for others. */
  readonly letters: { readonly altered: number; readonly misread: number };
  /** Least WCAG contrast of the lettering with the background. */
  readonly contrast: number;
  readonly cap: number;
  readonly stem: number;
  readonly markStem: number | null;
}

/** Sides in pixels, multiples of 64. */
const LOCKUP_PIXELS = 192;
const SYMBOL_PIXELS = 128;

/** Draws and measures a proposal; null where its idea cannot be drawn for this name. */
export function assess(proposal: Proposal, brief: Brief, raster: Raster): Assessment | null {
  const composition = composed(proposal, brief);
  if (!composition) return null;
  const colors = resolveColors(proposal.genome.color, brief.palette);
  const ink = inkIn(paintedShapes(composition.layers, colors), colors.ground, LOCKUP_PIXELS, raster);
  const symbolInk = inkIn(paintedShapes(composition.symbol, colors), colors.ground, SYMBOL_PIXELS, raster);
  const measures: DrawnMeasures = {
    legibility: { symbol16: legibilityAt(symbolInk, 16), symbol32: legibilityAt(symbolInk, 32), lockup64: legibilityAt(ink, 64) },
    balance: balanceOf(ink),
    fragments: fragmentsOf(ink).count,
    inks: inksIn(composition, colors),
    letters: lettersIn(composition, brief),
    contrast: contrastOf(colors.ink, colors.ground),
    ...composition.measures,
  };
  const form = proposal.genome.idea ? formOf(composition.symbol, raster) : null;
  const faults = faultsOf(measures, composition, proposal, brief);
  return {
    proposal,
    colors,
    measures,
    faults,
    symbol: form && fingerprintOfForm(form),
    figure: form && figureFingerprint(form),
    lockup: fingerprintOf(composition.layers, raster),
    score: proposal.promise - Object.values(faults).reduce((sum, cost) => sum + cost, 0),
  };
}

function lettersIn({ readings }: Composition, { library }: Brief): DrawnMeasures['letters'] {
  if (readings.length === 0) return { altered: 0, misread: 0 };
  const plain = plainLetters(library);
  return { altered: readings.length, misread: readings.filter((reading) => plain.match(reading)?.isRead === false).length };
}

function composed({ genome }: Proposal, brief: Brief): Composition | null {
  try {
    return compose(genome, brief);
  } catch (error) {
    if (error instanceof DrawingError) return null;
    throw error;
  }
}

const FRAME = { width: CANVAS, height: CANVAS };

/** Layers as plain areas; a gradient counts as its middle color. */
function paintedShapes(layers: Composition['layers'], colors: LogoColors): PaintedShape[] {
  return inColors(layers, colors, FRAME).shapes.map(({ d, fill }) => ({ d, fill: typeof fill === 'string' ? fill : fill.stops[fill.stops.length >> 1]!.color }));
}

const inkIn = (shapes: readonly PaintedShape[], ground: string, size: number, raster: Raster): Ink => inkOf(raster(shapes, ground, size), ground);

function inksIn({ layers }: Composition, colors: LogoColors): DrawnMeasures['inks'] {
  const paints = layers.map(({ paint }) => paint);
  const roles = new Set(paints.flatMap(rolesOf).filter((role) => role !== 'ground'));
  return {
    colors: new Set([...roles].map((role) => colors[role])).size,
    areOverprinted: paints.some((paint) => typeof paint === 'object' && 'mix' in paint),
    areGraded: paints.some((paint) => typeof paint === 'object' && 'gradient' in paint),
  };
}

import type { LogoColours } from '../colour/colour-spec.ts';
import { contrastOf } from '../colour/oklch.ts';
import type { Palette } from '../colour/palette.ts';
import type { Composition } from '../compose/compose-logo.ts';
import type { Layer } from '../layers.ts';
import { type DrawnLayer, drawn } from '../render/paths.ts';
import { balanceOf } from '../score/balance.ts';
import { type Ink, inkOf } from '../score/ink.ts';
import { legibilityAt } from '../score/legibility.ts';
import type { Raster } from '../score/raster.ts';
import { perimetricComplexity } from './perimetric-complexity.ts';
import { symmetryOf } from './symmetry.ts';

/** Ink correlation, 0 to 1, of a drawing with itself at so many pixels a side. */
export interface Legibility {
  16: number;
  32: number;
  64: number;
}

export interface FormMeasures {
  legibility: Legibility;
  /** The ink's centre of gravity right of and below the middle, as shares of the side; symmetry about its own axis, 0 to 1. */
  balance: { x: number; y: number; symmetry: number };
  /** Lines and curves, and perimetric complexity: 1 for a disc, about 1.3 for a square, tens for fine work. */
  complexity: { segments: number; perimetric: number };
}

/** What was measured on a concept, symbol and lockup alike. All of it is rounded to thousandths. */
export interface ConceptMeasures {
  symbol: FormMeasures;
  lockup: FormMeasures;
  /** WCAG contrast, 1 to 21: the least of the lettering on its own ground; the dark form on white; the light form on black. */
  contrast: { ground: number; white: number; black: number };
  /** Distance, 0 to 1, to the nearest other of the set, and of the symbol's shape to the nearest known one; null where none are known. */
  distinctness: { set: number; known: number | null };
}

export interface Measured {
  composition: Composition;
  colours: LogoColours;
  palette: Palette;
  contrast: number;
  distinctness: ConceptMeasures['distinctness'];
}

/** Sides in pixels, each a multiple of 64. */
const LOCKUP_SIZE = 192;
const SYMBOL_SIZE = 128;

export function measuresOf({ composition, colours, palette, contrast, distinctness }: Measured, raster: Raster): ConceptMeasures {
  const form = (layers: readonly Layer[], size: number) => formMeasures(drawn(layers), colours, raster, size);
  const { set, known } = distinctness;
  return {
    symbol: form(composition.symbol, SYMBOL_SIZE),
    lockup: form(composition.layers, LOCKUP_SIZE),
    contrast: {
      ground: rounded(contrast),
      white: rounded(contrastOf(palette.ink, '#ffffff')),
      black: rounded(contrastOf(palette.white, '#000000')),
    },
    distinctness: { set: rounded(set), known: known === null ? null : rounded(known) },
  };
}

function formMeasures(layers: readonly DrawnLayer[], colours: LogoColours, raster: Raster, size: number): FormMeasures {
  const shapes = layers.map(({ role, d }) => ({ d, fill: colours[role] }));
  const ink = inkOf(raster(shapes, colours.background, size), colours.background);
  const { x, y } = balanceOf(ink);
  return {
    legibility: legibilityOf(ink),
    balance: { x: rounded(x), y: rounded(y), symmetry: rounded(symmetryOf(ink)) },
    complexity: { segments: segmentsOf(layers), perimetric: rounded(perimetricComplexity(ink)) },
  };
}

const legibilityOf = (ink: Ink): Legibility => ({
  16: rounded(legibilityAt(ink, 16)),
  32: rounded(legibilityAt(ink, 32)),
  64: rounded(legibilityAt(ink, 64)),
});

const SEGMENT = /[LHVQC]/g;

const segmentsOf = (layers: readonly DrawnLayer[]): number => layers.reduce((sum, { d }) => sum + (d.match(SEGMENT)?.length ?? 0), 0);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

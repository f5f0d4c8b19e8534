import type { LogoColours } from '../colour/colour-spec.ts';
import { resolveColours } from '../colour/resolve-colours.ts';
import { CANVAS } from '../compose/on-canvas.ts';
import { place } from '../compose/place.ts';
import type { Layer } from '../layers.ts';
import { hexChannels } from '../score/hex-channels.ts';
import { CELLS, coverageOf } from './coverage.ts';
import { basesFor, nudges, onGrid, treated } from './cut-candidates.ts';
import type { Composed } from './draw-variant.ts';
import { atPixels, correlation, decidedness } from './likeness.ts';

/** What decided pixels are worth against likeness to the large symbol. */
const CRISP = 0.12;

/** The symbol drawn again for this many pixels and laid on their grid: of several cuts, the one whose pixels show the large symbol best. */
export function smallCut(composed: Composed, pixels: number): Layer[] {
  const colours = resolveColours(composed.genome.color, composed.context.palette);
  const large = onGrid(composed.composition.symbol, CANVAS / pixels);
  const wanted = inkOf(large, colours);
  const worth = (layers: readonly Layer[]) => worthOf(inkOf(layers, colours), wanted, pixels);
  const base = worthiest(basesFor(composed, pixels), worth);
  const best = worthiest([base, ...treated(base, composed.genome, pixels)], worth);
  const moved = nudges(pixels).map(({ factor, x, y }) => ({ cut: place(best, factor, x, y), large: place(large, factor, x, y) }));
  return worthiest(moved, (pair) => worthOf(inkOf(pair.cut, colours), inkOf(pair.large, colours), pixels)).cut;
}

/** Rounded, so that a last bit of another processor does not choose another cut. */
function worthOf(ink: Float32Array, wanted: Float32Array, pixels: number): number {
  const seen = atPixels(ink, pixels);
  return Math.round((correlation(seen, wanted) + CRISP * decidedness(seen)) * 1000);
}

/** The first of those that are worth most. */
const worthiest = <T>(items: readonly T[], worth: (item: T) => number): T =>
  items.map((item) => ({ item, value: worth(item) })).reduce((best, next) => (next.value > best.value ? next : best)).item;

/** Difference of luma, of 255, that counts as full ink. */
const FULL_INK = 90;

/** How far each cell of the canvas is from the ground, 0 to 1. */
function inkOf(layers: readonly Layer[], colours: LogoColours): Float32Array {
  const ink = new Float32Array(CELLS * CELLS);
  for (const { role, path } of layers) {
    const strength = Math.min(1, Math.abs(lumaOf(colours[role]) - lumaOf(colours.background)) / FULL_INK);
    const covered = coverageOf(path);
    for (let i = 0; i < ink.length; i += 1) ink[i] = (ink[i] ?? 0) * (1 - (covered[i] ?? 0)) + strength * (covered[i] ?? 0);
  }
  return ink;
}

function lumaOf(hex: string): number {
  const [red, green, blue] = hexChannels(hex);
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

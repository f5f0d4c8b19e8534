import { oklchOf } from '../../colour/oklch.ts';
import { type Composition, composeLogo } from '../../compose/compose-logo.ts';
import type { Concept } from '../../concept.ts';
import type { LogoContext } from '../../context.ts';
import type { Genome } from '../../genome.ts';
import type { Bounds } from '../../geometry/index.ts';
import { canvasRaster } from '../../node/canvas-raster.ts';
import { drawn } from '../../render/paths.ts';
import { fragmentsOf } from '../../score/fragments.ts';
import { type Ink, inkOf } from '../../score/ink.ts';
import { isSerif } from '../../studios/lettering.ts';
import type { FontStyle } from '../../type/font-style.ts';
import { likenessOf } from './likeness-of.ts';
import { linesOf } from './lines-of.ts';

const SIZE = 128;

/**
 * What a stranger sees of a logo, as numbers: its ground, inks, weight, lines, symmetry, parts, layout and lettering.
 * Nothing of how it was made: no recipe, no studio, no name of a mark. Its fonts must be ready. Null where it cannot be drawn.
 */
export function lookOf({ genome, colours }: Pick<Concept, 'genome' | 'colours'>, context: LogoContext): number[] | null {
  const composition = composeLogo(genome, context);
  if (!composition) return null;
  const layers = drawn(composition.layers);
  const pixels = canvasRaster(layers.map(({ role, d }) => ({ d, fill: colours[role] })), colours.background, SIZE);
  return [
    ...coloursSeen(layers.map(({ role }) => colours[role]), colours.background),
    ...inkSeen(inkOf(pixels, colours.background), composition.box),
    ...outlinesSeen(layers.map(({ d }) => d)),
    ...lettersSeen(genome, composition, context.library.style(genome.type.font)),
    ...LAYOUTS.map((layout) => is(genome.layout === layout)),
  ];
}

const LAYOUTS = ['horizontal', 'stacked', 'wordmark', 'poster', 'plate', 'badge'] as const;
const WRITTEN = new Set<FontStyle['class']>(['hand', 'script', 'retro']);

const is = (condition: boolean): number => (condition ? 1 : 0);

function coloursSeen(painted: readonly string[], background: string): number[] {
  const ground = oklchOf(background);
  const inks = [...new Set(painted)].filter((hex) => hex !== background).map(oklchOf);
  const lightness = inks.map(({ l }) => l);
  return [ground.l, ground.c, is(ground.l > 0.99), is(ground.l < 0.35), inks.length, Math.max(...inks.map(({ c }) => c)), Math.min(...lightness), Math.max(...lightness)];
}

function inkSeen(ink: Ink, { width, height }: Bounds): number[] {
  const coverage = ink.values.reduce((sum, value) => sum + value, 0) / ink.values.length;
  const density = coverage / ((width * height) / 1e6);
  return [coverage, width / 1000, height / 1000, density, Math.log(1 + fragmentsOf(ink).count), mirrored(ink), edgesOf(ink) / Math.max(coverage, 0.01)];
}

function outlinesSeen(data: readonly string[]): number[] {
  const { curved, level, oblique, odd, turns } = linesOf(data);
  const { share, most } = likenessOf(data);
  return [curved, level, oblique, odd, Math.log(turns), share, Math.log(most), data.length];
}

function lettersSeen({ type }: Genome, { measures }: Composition, style: FontStyle): number[] {
  return [measures.cap / 100, style.stem, type.tracking, is(type.case === 'upper'), is(type.case === 'lower'), is(isSerif(style)), is(WRITTEN.has(style.class))];
}

/** How much of the ink finds ink at its mirror image about the upright axis. */
function mirrored({ size, values }: Ink): number {
  let [shared, all] = [0, 0];
  for (let i = 0; i < values.length; i += 1) {
    const x = i % size;
    shared += Math.min(values[i] ?? 0, values[i - x + size - 1 - x] ?? 0);
    all += values[i] ?? 0;
  }
  return all > 0 ? shared / all : 0;
}

/** Length of the ink's edges, as a share of the pixels. */
function edgesOf({ size, values }: Ink): number {
  let sum = 0;
  for (let i = 0; i < values.length - size; i += 1) sum += Math.abs((values[i] ?? 0) - (values[i + 1] ?? 0)) + Math.abs((values[i] ?? 0) - (values[i + size] ?? 0));
  return sum / values.length;
}

import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { resolveColours } from '../colour/resolve-colours.ts';
import { composeLogo } from '../compose/compose-logo.ts';
import { type LogoContext, contextOf } from '../context.ts';
import { drawConcept, fontsOf, lettersOf } from '../draw.ts';
import type { Genome } from '../genome.ts';
import { boundsOfAll } from '../geometry/index.ts';
import { canvasRaster } from '../node/canvas-raster.ts';
import { loadFontLibrary } from '../node/load-font-library.ts';
import { drawn } from '../render/paths.ts';
import { COLOURINGS } from '../render/render-svg.ts';
import { inkOf } from '../score/ink.ts';
import type { Layer } from '../layers.ts';
import { BRIEFS } from '../testing/briefs.ts';
import { aProfile } from '../testing/a-profile.ts';
import { planFor } from '../testing/plan-for-test.ts';
import { composeLockup } from './compose-variant.ts';
import type { Composed } from './draw-variant.ts';
import { smallCut } from './small-cut.ts';
import { ARRANGEMENTS } from './variant.ts';

jest.setTimeout(180_000);

const { robotics = aProfile(), hebrew = aProfile() } = BRIEFS;
const library = await loadFontLibrary();
const sets = new Map<string, { genomes: Genome[]; context: LogoContext }>();

beforeAll(async () => {
  for (const [name, profile] of Object.entries({ robotics, hebrew })) {
    const { concepts } = await planFor(profile);
    const genomes = concepts.map(({ genome }) => genome);
    const context = contextOf(profile, library);
    await library.ready(genomes.flatMap(fontsOf), lettersOf(context));
    sets.set(name, { genomes, context });
  }
});

const setOf = (name: string) => sets.get(name) ?? { genomes: [], context: contextOf(robotics, library) };
const composedAll = (name: string): Composed[] => {
  const { genomes, context } = setOf(name);
  return genomes.map((genome) => ({ genome, context, composition: composeLogo(genome, context)! }));
};
const boxOf = (layers: readonly Layer[]) => boundsOfAll(layers.map(({ path }) => path));

describe('variants of one genome', () => {
  test('are drawn in every arrangement and colouring, paths only, one colour where one is asked for', async () => {
    for (const genome of setOf('robotics').genomes) {
      const logo = await drawConcept(genome, robotics, library);
      for (const arrangement of ARRANGEMENTS) {
        for (const colouring of COLOURINGS) {
          const svg = logo.variant({ arrangement, colouring });
          expect(svg).toMatch(/<path fill="[^"]+" fill-rule="evenodd" d="m/);
          expect(svg).not.toMatch(/<text|<image|<filter|<style|href|NaN|Infinity|undefined/);
          const fills = new Set(svg.match(/fill="[#u][^"]+"/g));
          if (colouring === 'dark' || colouring === 'light') expect(fills.size).toBe(1);
        }
      }
    }
  });

  test('primary is the logo as designed, to the byte', async () => {
    for (const genome of setOf('robotics').genomes.slice(0, 5)) {
      const logo = await drawConcept(genome, robotics, library);
      for (const colouring of COLOURINGS) expect(logo.variant({ arrangement: 'primary', colouring })).toBe(logo.svg(colouring));
      expect(logo.variant({ arrangement: 'symbol', colouring: 'colour' })).toBe(logo.svg('symbol'));
    }
  });

  test('horizontal is wider than stacked, and its symbol stands where reading begins', () => {
    for (const name of ['robotics', 'hebrew']) {
      for (const { genome, context, composition } of composedAll(name)) {
        const across = boxOf(composeLockup(genome, context, composition, 'horizontal').layers);
        const above = boxOf(composeLockup(genome, context, composition, 'stacked').layers);
        expect(across.width / across.height).toBeGreaterThan(above.width / above.height);
        const sign = boxOf(composeLockup(genome, context, composition, 'horizontal').layers.filter(({ role }) => role !== 'text' && role !== 'sub' && role !== 'tb'));
        const isRight = sign.cx > across.cx;
        if (genome.mark && !genome.plate) expect(isRight).toBe(name === 'hebrew');
      }
    }
  });

  test('a wordmark has no symbol', () => {
    for (const { genome, context, composition } of composedAll('robotics').filter((one) => one.genome.mark && one.genome.layout !== 'plate')) {
      const roles = composeLockup(genome, context, composition, 'wordmark').layers.map(({ role }) => role);
      expect(roles.filter((role) => role !== 'text' && role !== 'sub' && role !== 'tb')).toEqual([]);
    }
  });

  test('a tight picture is its ink and a clear space of a twelfth to an eighth', async () => {
    for (const genome of setOf('hebrew').genomes) {
      const logo = await drawConcept(genome, hebrew, library);
      const { width, height, shapes } = logo.artwork({ arrangement: 'horizontal', colouring: 'dark', fit: 'tight' });
      const numbers = shapes.flatMap(({ d }) => (d.match(/[MLCQ][^MLHVCQZ]+/g) ?? []).map((piece) => Number(piece.slice(1).trim().split(/[\s,]+/).at(-2))));
      const left = Math.min(...numbers);
      expect(left / Math.max(width, height)).toBeGreaterThan(0.06);
      expect(left / Math.max(width, height)).toBeLessThan(0.14);
      expect(width % 2 + (height % 2)).toBe(0);
    }
  });
});

/** Mean over a brief of how much like the large symbol 16 pixels look, by a renderer that the engine does not choose by. */
function likenessAt(pixels: number, { composition, genome, context }: Composed, cut: readonly Layer[]): number {
  const colours = resolveColours(genome.color, context.palette);
  const paint = (layers: readonly Layer[], size: number) => inkOf(canvasRaster(drawn(layers).map(({ role, d }) => ({ d, fill: colours[role] })), colours.background, size), colours.background).values;
  const fine = 96;
  const [large, small] = [boxOf(composition.symbol), boxOf(cut)];
  const seen = paint(cut, pixels);
  const wanted = paint(composition.symbol, fine);
  return correlated(fine, (x, y) => {
    const at = (place: number, from: { start: number; side: number }, to: { start: number; side: number }) => to.start + ((place * 1000) / fine - from.start) * (to.side / from.side);
    const column = Math.floor((at(x + 0.5, { start: large.cx, side: large.width }, { start: small.cx, side: small.width }) * pixels) / 1000);
    const row = Math.floor((at(y + 0.5, { start: large.cy, side: large.height }, { start: small.cy, side: small.height }) * pixels) / 1000);
    const isOutside = column < 0 || row < 0 || column >= pixels || row >= pixels;
    return [wanted[y * fine + x] ?? 0, isOutside ? 0 : (seen[row * pixels + column] ?? 0)];
  });
}

function correlated(side: number, pairAt: (x: number, y: number) => [number, number]): number {
  const pairs = Array.from({ length: side * side }, (_, i) => pairAt(i % side, Math.floor(i / side)));
  const mean = (index: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const sum = (term: (one: number, other: number) => number) => pairs.reduce((total, [one, other]) => total + term(one - a, other - b), 0);
  return sum((one, other) => one * other) / Math.sqrt(sum((one) => one * one) * sum((_, other) => other * other));
}

describe('the small cuts', () => {
  test.each([
    [16, ['robotics', 'hebrew']],
    [32, ['robotics']],
  ])('at %i pixels more of the large symbol is seen than of the symbol merely made small', (pixels, names) => {
    const rises = names.flatMap((name) =>
      composedAll(name).map((composed) => likenessAt(pixels, composed, smallCut(composed, pixels)) - likenessAt(pixels, composed, composed.composition.symbol)),
    );
    const mean = rises.reduce((sum, rise) => sum + rise, 0) / rises.length;
    expect(mean).toBeGreaterThan(0.02);
    expect(rises.filter((rise) => rise > 0).length / rises.length).toBeGreaterThan(0.8);
  });

  test('at 16 pixels keep their margin and lie on the canvas', () => {
    for (const composed of composedAll('robotics').slice(0, 5)) {
      const { x, y, width, height } = boxOf(smallCut(composed, 16));
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1000.01);
      expect(Math.max(width, height)).toBeGreaterThan(12.9 * 62.5);
    }
  });

  test('are the same again', () => {
    const [composed] = composedAll('robotics');
    expect(drawn(smallCut(composed!, 16))).toEqual(drawn(smallCut(composed!, 16)));
  });
});

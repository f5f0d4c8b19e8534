import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Plan } from '../../concept.ts';
import { gatesFor } from '../../colour/resolve-colours.ts';
import { contextOf } from '../../context.ts';
import { canvasRaster } from '../../node/canvas-raster.ts';
import { loadFontLibrary } from '../../node/load-font-library.ts';
import { brokenBans } from '../../taste/broken-bans.ts';
import { BRIEFS } from '../../testing/briefs.ts';
import { planFor } from '../../testing/plan-for-test.ts';
import { LEAST_DISTANCE } from './choose-variations.ts';
import { type VariationOptions, variationsOf } from './variations-of.ts';

const library = await loadFontLibrary();
const profile = BRIEFS['coffee']!;
let plan: Plan;

beforeAll(async () => {
  plan = await planFor(profile);
}, 60_000);

const vary = (index: number, changes: Partial<VariationOptions> = {}) =>
  variationsOf({ genome: plan.concepts[index]!.genome, profile, seed: '1', library, raster: canvasRaster, concepts: plan.concepts, ...changes });

/** A concept whose symbol stands beside the name. */
const beside = (): number => plan.concepts.findIndex(({ genome: { layout, mark } }) => layout === 'horizontal' && mark !== undefined);

describe('five variations', () => {
  test.each(['', 'bolder', 'forest green with the icon above the name', 'no icon', 'more serious, keep the font'])('of each kind of concept stand apart from each other and from it: "%s"', async (prompt) => {
    for (const index of [0, 3, 8, 13]) {
      const { variations, leastDistance } = await vary(index, { prompt });
      expect(variations).toHaveLength(5);
      expect(leastDistance).toBeGreaterThanOrEqual(LEAST_DISTANCE / 2);
      expect(new Set(variations.map(({ svg }) => svg)).size).toBe(5);
    }
  }, 60_000);

  test('carry out the wish, and keep mark, family and locked parts', async () => {
    const parent = plan.concepts[beside()]!.genome;
    const { variations } = await vary(beside(), { prompt: 'bolder letters, icon above the name, keep the colours' });
    for (const { genome, reason } of variations) {
      expect(library.style(genome.type.font).stem).toBeGreaterThan(library.style(parent.type.font).stem);
      expect(genome.layout).toBe('stacked');
      expect(genome.color).toEqual(parent.color);
      expect([genome.mark?.generator, genome.family]).toEqual([parent.mark?.generator, parent.family]);
      expect(reason).toMatch(/^The symbol above the name, bolder letters, as you asked; .+\.$/);
    }
  }, 30_000);

  test('move another dimension each where enough are free, and pass the gates of contrast', async () => {
    const { variations } = await vary(0);
    variations.forEach(({ moved }, index) => {
      const before = new Set(variations.slice(0, index).flatMap((other) => other.moved));
      expect(moved.some((dimension) => !before.has(dimension))).toBe(true);
    });
    for (const { scores, genome } of variations) expect(scores.contrast).toBeGreaterThanOrEqual(gatesFor(genome.color).text - 0.01);
  }, 30_000);

  test('are the same for the same seed, and others for another', async () => {
    const drawn = async (index: number, seed: string) => (await vary(index, { seed })).variations.map(({ svg }) => svg);
    const differing: boolean[] = [];
    for (const index of [1, 5, 9, 11]) {
      const one = await drawn(index, '1');
      expect(await drawn(index, '1')).toEqual(one);
      differing.push(JSON.stringify(await drawn(index, '2')) !== JSON.stringify(one));
    }
    // Where few ways are free, chance has nothing to choose among.
    expect(differing).toContain(true);
  }, 30_000);

  test('say what could not be done', async () => {
    const { outcomes, notUnderstood, understood } = await vary(0, { prompt: 'remove the shadow and flimflam it, navy' });
    expect(outcomes.some(({ because }) => because === 'The letters do not have that')).toBe(true);
    expect(notUnderstood).toEqual(['flimflam']);
    expect(understood).toContain('The logo in navy');
  }, 30_000);

  test('of a poster show at a glance: no more than one keeps both layout and ground', async () => {
    const at = plan.concepts.findIndex(({ genome }) => genome.layout === 'poster');
    const parent = plan.concepts[at]!.genome;
    const { variations } = await vary(at);
    const alike = variations.filter(({ genome }) => genome.layout === parent.layout && genome.color.background === parent.color.background);
    expect(alike.length).toBeLessThanOrEqual(1);
  }, 30_000);

  test('in the hand of another studio are presentable', async () => {
    for (const index of [0, 8, 12]) {
      const { variations, outcomes } = await vary(index, { prompt: 'like Tessera' });
      expect(outcomes).toEqual([{ operation: { op: 'hand', studio: 'tessera' } }]);
      expect(variations.map(({ studio }) => studio)).toEqual(Array.from({ length: 5 }, () => 'tessera'));
      for (const { scores } of variations) expect(scores.quality).toBeGreaterThan(0.55);
    }
  }, 60_000);

  test('show a second colour that was named, in the symbol or in the name, or say that it has no place', async () => {
    for (const index of [0, 4, 8, 12]) {
      const { outcomes } = await vary(index, { prompt: 'burgundy and gold' });
      const [, second] = outcomes;
      const isInName = second?.operation.op === 'colour' && second.operation.target === 'name';
      expect(second?.because ?? (isInName ? second.note : 'the second is in the symbol')).toMatch(/second/);
    }
  }, 60_000);

  test('bring nothing that the customer dislikes but what she asks for, and say so', async () => {
    const { variations, outcomes } = await vary(beside(), { prompt: 'with a gradient' });
    expect(outcomes[0]?.note).toMatch(/dislike a gradient/);
    const context = contextOf(profile, library);
    for (const { genome, reasons } of variations) {
      expect(brokenBans(genome, context)).toEqual(['gradient']);
      expect(reasons.join(' ')).not.toMatch(/[Ff]lat colour throughout/);
    }
  }, 30_000);
});

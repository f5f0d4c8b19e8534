import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Brief } from '../../brief/brief.ts';
import { oklchOf } from '../../color/oklch.ts';
import { canvasRaster } from '../../node/canvas-raster.ts';
import type { Genome } from '../../genome.ts';
import { aProfile } from '../../testing/a-profile.ts';
import { briefFor, planFor } from '../../testing/draw-for-test.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import { drawerFor } from './carry-out.ts';
import { type DrawnFacts, factsOf } from './drawn-facts.ts';
import { meets } from './meets.ts';
import { planWishes } from './plan-wishes.ts';
import { type Variation, variationsOf } from './variations-of.ts';

const profile = aProfile({ name: 'Osprey & Tern', industry: 'Sailing school' });
let brief: Brief;
/** A symbol beside a name in a font, on a light background. */
let logo: Genome;
let thicker: readonly Variation[];
beforeAll(async () => {
  brief = await briefFor(profile);
  const { concepts } = await planFor(profile);
  logo = concepts.map(({ genome }) => genome).find(({ layout, lettering, tag, color }) => layout !== 'wordmark' && 'font' in lettering.style && tag === null && color.roles.ground !== 'deep')!;
  thicker = await asked('thicker letters');
});

const factsOfAll = async (genomes: readonly Genome[]): Promise<DrawnFacts[]> =>
  (await drawerFor(brief, canvasRaster)(genomes)).flatMap((assessment) => (assessment ? [factsOf(assessment, brief)] : []));
const asked = async (words: string, more: { seed?: string; earlier?: readonly Genome[] } = {}) =>
  (await variationsOf({ genome: logo, brief, seed: '1', raster: canvasRaster, prompt: readPrompt(words), ...more })).variations;

describe('five variations of a wish', () => {
  test('thicker letters are thicker on the canvas in every one, for the letters as they are drawn', async () => {
    const [before, ...after] = await factsOfAll([logo, ...thicker.map(({ genome }) => genome)]);
    expect(after).toHaveLength(5);
    for (const { word } of after) expect(word!.stroke).toBeGreaterThan(before!.word!.stroke);
  }, 20_000);

  test('a color for the logo is in name and symbol of every one', async () => {
    const variations = await asked('all in burgundy, est. 1998');
    const facts = await factsOfAll(variations.map(({ genome }) => genome));
    const isRed = (part: DrawnFacts['mark']): boolean => part!.colors.some(({ hex, share }) => share >= 0.3 && oklchOf(hex).c > 0.08 && Math.abs(((oklchOf(hex).h + 180) % 360) - 190) < 40);
    expect(facts.length).toBeGreaterThanOrEqual(3);
    expect(facts.map(({ mark, word, tag }) => [isRed(mark), isRed(word), tag !== null])).toEqual(facts.map(() => [true, true, true]));
  }, 20_000);

  test('asked again, none looks like one of the set before', async () => {
    const again = await asked('thicker letters', { seed: '2', earlier: thicker.map(({ genome }) => genome) });
    expect(again.length).toBeGreaterThan(0);
    const seen = new Set(thicker.map(({ svg }) => svg));
    expect(again.filter(({ svg }) => seen.has(svg))).toEqual([]);
  }, 20_000);

  test('a wish that no drawing shows is refused by the plan', async () => {
    const operations = [{ op: 'color', target: 'third', hex: '#d62828' } as const];
    expect(await planWishes({ genome: logo, brief, raster: canvasRaster, operations, locks: [], concepts: [] })).toEqual([{ operation: operations[0], because: expect.any(String) }]);
  });
});

describe('what is measured', () => {
  const measured = async (operation: Parameters<typeof meets>[0], change: (genome: Genome) => Genome): Promise<boolean> => {
    const [before, after] = await factsOfAll([logo, change(logo)]);
    return meets(operation, { before: before!, after: after!, brief, wishes: [operation] });
  };

  test('a larger symbol is larger against the name, and the same one is not', async () => {
    expect(await measured({ op: 'size', target: 'mark', steps: 1 }, (genome) => ({ ...genome, markScale: (genome.markScale ?? 1) * 1.25 }))).toBe(true);
    expect(await measured({ op: 'size', target: 'mark', steps: 1 }, (genome) => ({ ...genome, gap: 2 }))).toBe(false);
  });

  test('a color that only the symbol has is not the color of the logo', async () => {
    const inMark = (genome: Genome): Genome => ({ ...genome, color: { ...genome.color, overrides: { main: '#7a1f2b', second: '#7a1f2b', third: '#7a1f2b', ink: '#111111' } } });
    expect(await measured({ op: 'color', target: 'mark', hex: '#7a1f2b' }, inMark)).toBe(true);
    expect(await measured({ op: 'color', target: 'all', hex: '#7a1f2b' }, inMark)).toBe(false);
  });

  test('a second line is there once it is drawn', async () => {
    const tagged = (genome: Genome): Genome => ({ ...genome, tag: { text: 'Est. 1998', style: genome.lettering.style } });
    expect(await measured({ op: 'tag', text: 'Est. 1998' }, tagged)).toBe(true);
    expect(await measured({ op: 'tag', text: 'Est. 1998' }, (genome) => genome)).toBe(false);
  });
});

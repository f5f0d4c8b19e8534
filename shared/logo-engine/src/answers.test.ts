import { type TasteProfile, VIBE_IDS } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { chanceFrom } from './chance/chance.ts';
import { galleryBriefs } from './node/gallery/gallery-briefs.ts';
import { canvasRaster } from './node/canvas-raster.ts';
import { loadFontLibrary } from './node/load-font-library.ts';
import { type Answer, answersFrom } from './proof/effects/answers.ts';
import { effectOn, variation } from './proof/effects/effect-size.ts';
import { type Effects, type Look, atConcepts, atProposals, effectsOf, remembering, strongestOf } from './proof/effects/effects.ts';
import type { Observation } from './proof/effects/observe.ts';
import { DISLIKED_BECAUSE, DISLIKED_LOGOS } from './taste/dislikes.ts';

jest.setTimeout(180_000);

/** Two customers far apart: what one of them has answered already, the other has not. The command "effects" takes three and more seeds. */
const CUSTOMERS = ['northwind-coffee', 'maison-elan'] as const;
const SEEDS = 6;

/** Standard deviations of chance that an effect must stand out by: one in some thousand by accident. */
const LEAST_DEVIATIONS = 3;

const bases = new Map<string, TasteProfile>();
let look: Look;
let lookAtConcepts: Look;
beforeAll(async () => {
  const library = await loadFontLibrary();
  look = remembering(atProposals({ library }));
  lookAtConcepts = remembering(atConcepts({ library, raster: canvasRaster }));
  for (const { name, profile } of await galleryBriefs(CUSTOMERS)) bases.set(name, profile);
});

/** The answers' names: they are the same for every customer with five colours. */
const COMPARED = ['premium over accessible', 'bold over subtle', 'playful over serious', 'modern over classic', 'tech over organic', 'minimal over detailed'];
const IN_THE_BRIEF = ['colour 1', 'colour 2', 'colour 3', 'colour 4', 'colour 5', 'dominant colour', 'company name', 'industry', 'description'];
const ANSWERS = [...COMPARED, ...VIBE_IDS, ...Object.keys(DISLIKED_LOGOS), ...Object.keys(DISLIKED_BECAUSE), ...IN_THE_BRIEF];

const answerOf = (customer: string, name: string): Answer => answersFrom(bases.get(customer)!).find(({ answer }) => answer === name)!;

/** Effects on one customer after the other, until one of them shows what the test is about. */
async function isShown(name: string, shows: (effects: Effects) => boolean): Promise<boolean> {
  for (const customer of CUSTOMERS) if (shows(await effectsOf(answerOf(customer, name), SEEDS, look))) return true;
  return false;
}

describe('every answer moves what is proposed, beyond what seeds do', () => {
  test('there is an answer for each choice of the test', () => {
    expect(answersFrom(bases.get(CUSTOMERS[0])!).map(({ answer }) => answer)).toEqual(ANSWERS);
  });

  test.each(ANSWERS)('%s', async (name) => {
    expect(await isShown(name, (effects) => strongestOf(effects)[1].deviations > LEAST_DEVIATIONS)).toBe(true);
  });

  test.each([...COMPARED, ...VIBE_IDS])('%s moves the letters or the idea by a twentieth and more', async (name) => {
    expect(await isShown(name, ({ letters, idea }) => Math.max(letters.size, idea.size) > 0.05)).toBe(true);
  });

  test('no two dislikes have the same effect on taste', () => {
    const all = Object.values(DISLIKED_LOGOS).map(({ bans, shift }) => JSON.stringify([bans, shift]));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('every answer moves what is shown', () => {
  test('bold over subtle makes the letters of the 15 heavier', async () => {
    const { given, without } = answerOf('northwind-coffee', 'bold over subtle');
    const stems = async (profile: TasteProfile) => (await Promise.all(['1', '2'].map((seed) => lookAtConcepts(profile, seed)))).reduce((sum, { stem }) => sum + stem, 0);
    expect(await stems(given)).toBeGreaterThan((await stems(without)) * 1.05);
  });

  test('a colour of the image that changes is seen in the 15', async () => {
    const { given, without } = answerOf('northwind-coffee', 'colour 3');
    const [one, other] = [await lookAtConcepts(given, '1'), await lookAtConcepts(without, '1')];
    expect(variation(one.shares.colour, other.shares.colour)).toBeGreaterThan(0.2);
  });
});

describe('the measure itself', () => {
  const observation = (name: string): Observation => {
    const shares = new Map([[name, 1]]);
    return { shares: { idea: shares, mark: shares, letters: shares, colour: shares, layout: shares }, stem: 0.1 };
  };

  test('finds nothing where both sides are dealt alike', () => {
    const chance = chanceFrom('null');
    const set = () => Array.from({ length: 12 }, (_, i) => observation(chance.fork(`${i} ${chance.next()}`).pick(['a', 'b', 'c'])));
    expect(Math.abs(effectOn('idea', set(), set(), chance).deviations)).toBeLessThan(3);
  });

  test('finds the whole where the sides have nothing in common', () => {
    const chance = chanceFrom('apart');
    const { size, deviations } = effectOn('idea', Array.from({ length: 8 }, () => observation('a')), Array.from({ length: 8 }, () => observation('b')), chance);
    expect(size).toBeGreaterThan(0.7);
    expect(deviations).toBeGreaterThan(4);
  });
});

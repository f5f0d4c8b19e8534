import { BasicInfo, COMPANY_NAME_MAX } from '@fifteen/contracts';
import { describe, expect, jest, test } from '@jest/globals';
import { drawFallback } from './fallback.ts';
import { type FuzzedName, fuzzNames } from './proof/name-fuzz.ts';
import { scriptsOfNames } from './proof/random-name.ts';
import { drawSet } from './pipeline.ts';
import { sketchConcepts } from './sketch.ts';
import { aProfile } from './testing/a-profile.ts';
import { briefFor, testOptions } from './testing/draw-for-test.ts';
import { HOSTILE_NAMES } from './testing/hostile-names.ts';

jest.setTimeout(600_000);

/** The command "fuzz-names" does a hundred thousand. */
const RUNS = 600;
/** Names that an earlier engine had no drawing for. */
const HEAVY = ['漢字会社'.repeat(15), '漢'.repeat(29), '漢'.repeat(60), 'א'.repeat(60), 'Ȅ'.repeat(48), 'W'.repeat(60)];

describe('the last fallback', () => {
  test(`draws ${RUNS} random legal names of every script, short and long`, async () => {
    const options = await testOptions();
    const drawPlain = async (name: string, slot: number): Promise<string> => (await drawFallback(aProfile({ name }), slot, options)).svg;
    const drawn: FuzzedName[] = [];
    for await (const run of fuzzNames(RUNS, 'jest', drawPlain)) if (run) drawn.push(run);
    expect(drawn.filter(({ faults }) => faults.length > 0).map(({ name, slot, faults }) => ({ name, slot, faults }))).toEqual([]);
    expect(new Set(drawn.map(({ script }) => script)).size).toBe(scriptsOfNames().length);
    expect(Math.max(...drawn.map(({ length }) => length))).toBe(COMPANY_NAME_MAX);
  });
});

describe('a name', () => {
  test.each(HEAVY)('%s gives a whole set of 15 and a trial', async (name) => {
    const profile = aProfile({ name });
    const options = await testOptions();
    expect((await drawSet(profile, options)).concepts.map(({ slot }) => slot)).toEqual(Array.from({ length: 15 }, (_, slot) => slot));
    expect((await sketchConcepts(profile, options, { index: 0, of: 4 })).sketches).toHaveLength(3);
  });

  test('that was made to break things is drawn, or refused with words, for every kind of attack', async () => {
    const options = await testOptions();
    for (const [kind, names] of Object.entries(HOSTILE_NAMES)) {
      for (const name of names.slice(0, 4)) {
        const legal = BasicInfo.shape.company_name.safeParse(name);
        if (!legal.success) {
          expect({ kind, said: legal.error.issues[0]?.message }).toEqual({ kind, said: expect.stringMatching(/\w/) });
          continue;
        }
        const { svg } = await drawFallback(aProfile({ name }), 0, options);
        expect({ kind, svg }).toEqual({ kind, svg: expect.not.stringMatching(/<text|<image|<script|NaN|Infinity|undefined/) });
      }
    }
  });
});

describe('letters that no font has', () => {
  test.each([
    ['საქართველო', 'Sakartvelo', "Our fonts don't have ს ა ქ რ თ ვ and others, so they are spelled in Latin letters."],
    ['Ana საბა', 'Ana Saba', "Our fonts don't have ს ა ბ, so they are spelled in Latin letters."],
    ['★ 7', '7', 'No font of ours draws ★, so it is left out.'],
  ])('%s is drawn as %s, with a note to the customer', async (name, shown, note) => {
    const brief = await briefFor(aProfile({ name }));
    expect([brief.name.full, brief.notes]).toEqual([shown, [note]]);
  });
});

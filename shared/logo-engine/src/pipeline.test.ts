import { CONCEPTS_PER_PROJECT } from '@fifteen/contracts';
import { loadFontLibrary } from '@fifteen/typography/node';
import { describe, expect, jest, test } from '@jest/globals';
import { planInParallel } from './plan-in-parallel.ts';
import { drawLogo } from './export/draw-logo.ts';
import { drawFallback } from './fallback.ts';
import { parseGenome } from './genome-schema.ts';
import { assessShare, drawSet, finishSet } from './pipeline.ts';
import { svgFaults } from './proof/svg-faults.ts';
import { sketchConcepts } from './sketch.ts';
import { BRIEFS } from './testing/briefs.ts';
import { planFor, testOptions } from './testing/draw-for-test.ts';

jest.setTimeout(180_000);

const { coffee, perfume } = BRIEFS as { coffee: NonNullable<(typeof BRIEFS)[string]>; perfume: NonNullable<(typeof BRIEFS)[string]> };

describe('a set', () => {
  test.each(Object.entries(BRIEFS))('for the brief "%s" has 15 sound concepts, five by each studio, no idea twice in one hand', async (_name, profile) => {
    const { concepts, diversity } = await planFor(profile);
    expect(concepts.map(({ slot }) => slot)).toEqual(Array.from({ length: CONCEPTS_PER_PROJECT }, (_, slot) => slot));
    expect(concepts.map(({ studio }) => studio)).toEqual(['helios', '78', 'apex'].flatMap((studio) => Array.from({ length: 5 }, () => studio)));
    for (const { svg, title, reasons } of concepts) {
      expect(svgFaults(svg)).toEqual([]);
      expect(title).not.toBe('');
      expect(reasons.length).toBeGreaterThan(0);
    }
    const thoughts = concepts.flatMap(({ studio, genome: { idea } }) => (idea ? [`${studio} ${idea.program} ${idea.things.join()} ${idea.look}`] : []));
    expect(new Set(thoughts).size).toBe(thoughts.length);
    expect(diversity).toBeGreaterThan(0.3);
  });

  test('is the same for the same seed, and another for another', async () => {
    const first = await planFor(coffee);
    const options = await testOptions();
    await drawSet(perfume, { ...options, seed: '9' });
    expect(await drawSet(coffee, options)).toEqual(first);
    const other = await drawSet(coffee, { ...options, seed: '2' });
    expect(other.concepts.map(({ svg }) => svg)).not.toEqual(first.concepts.map(({ svg }) => svg));
  });

  test('is the same when three draw it in shares, with fonts and memory of their own', async () => {
    const options = async () => ({ ...(await testOptions()), library: await loadFontLibrary() });
    const plan = await planInParallel({
      size: 3,
      assess: async (share) => structuredClone(await assessShare(coffee, await options(), share)),
      finish: async (assessments) => structuredClone(await finishSet(coffee, structuredClone(assessments), await options())),
    });
    expect(plan).toEqual(await planFor(coffee));
  });

  test('has no symbol that is to be avoided', async () => {
    const { concepts } = await planFor(coffee);
    const avoid = concepts.flatMap(({ fingerprints: { symbol } }) => symbol ?? []).slice(0, 3);
    const other = await drawSet(coffee, { ...(await testOptions()), avoid });
    expect(other.concepts.filter(({ fingerprints: { symbol } }) => symbol !== null && avoid.includes(symbol))).toEqual([]);
    expect(other.concepts).toHaveLength(CONCEPTS_PER_PROJECT);
  });
});

describe('a stored genome', () => {
  test('draws the same bytes again, in any order, with fresh fonts', async () => {
    const { concepts } = await planFor(perfume);
    const library = await loadFontLibrary();
    for (const concept of concepts.toReversed()) {
      const genome = parseGenome(JSON.parse(JSON.stringify(concept.genome)), library);
      expect(genome).toEqual(concept.genome);
      const logo = await drawLogo(genome, perfume, library);
      expect(logo.variant({ arrangement: 'primary', coloring: 'color' })).toBe(concept.svg);
    }
  });

  test('is refused where it names an idea, a look or a font that does not exist', async () => {
    const { library } = await testOptions();
    const { genome } = (await planFor(coffee)).concepts[0]!;
    expect(() => parseGenome({ ...genome, v: 1 }, library)).toThrow();
    expect(() => parseGenome({ ...genome, idea: { program: 'no-such-idea', look: 'line', things: [], letters: '', params: {} } }, library)).toThrow(/idea of the book/);
    expect(() => parseGenome({ ...genome, lettering: { ...genome.lettering, style: { font: 'comic-sans-400' } } }, library)).toThrow('There is no font style "comic-sans-400".');
  });
});

describe('where a set cannot be had', () => {
  test('the fallback draws every slot of every brief as a plain word', async () => {
    const options = await testOptions();
    for (const profile of Object.values(BRIEFS)) {
      for (const slot of [0, 7, 14]) {
        const concept = await drawFallback(profile, slot, options);
        expect(concept).toMatchObject({ slot, studio: ['helios', '78', 'apex'][Math.floor(slot / 5)], genome: { idea: null } });
        expect(svgFaults(concept.svg)).toEqual([]);
      }
    }
  });

  test('a trial shows one concept a studio, another in each share', async () => {
    const options = await testOptions();
    const one = await sketchConcepts(coffee, options, { index: 0, of: 4 });
    const other = await sketchConcepts(coffee, options, { index: 1, of: 4 });
    expect(one.sketches.map(({ studio }) => studio)).toEqual(['helios', '78', 'apex']);
    for (const [i, sketch] of one.sketches.entries()) expect(sketch.svg).not.toBe(other.sketches[i]!.svg);
  });
});

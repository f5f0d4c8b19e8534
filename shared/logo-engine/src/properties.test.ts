import { describe, expect, jest, test } from '@jest/globals';
import { chanceFrom } from './chance/chance.ts';
import { parseGenome } from './genome-schema.ts';
import { canvasRaster } from './node/canvas-raster.ts';
import { loadFontLibrary } from './node/load-font-library.ts';
import { propertyRuns } from './proof/property-run.ts';
import { randomGenome } from './proof/random-genome.ts';
import { randomProfile } from './proof/random-profile.ts';
import { segmentsOf, svgFaults } from './proof/svg-faults.ts';
import { planFor } from './testing/plan-for-test.ts';

jest.setTimeout(120_000);

/** The command "properties" does ten thousand. */
const RUNS = 300;

const outcomesOf = async (count: number, seed: string) => {
  const runs = [];
  for await (const run of propertyRuns(count, seed, { library: await loadFontLibrary(), raster: canvasRaster })) runs.push(run);
  return runs;
};

describe('random genomes for random customers', () => {
  test('are drawn whole in all forms, or refused: never an exception, a NaN, an empty or a foreign element', async () => {
    const runs = await outcomesOf(RUNS, 'jest');
    expect(runs.filter(({ faults }) => faults.length > 0).map(({ seed, name, faults }) => ({ seed, name, faults }))).toEqual([]);
    expect(runs.filter(({ outcome }) => outcome === 'drawn').length).toBeGreaterThan(RUNS * 0.45);
  });

  test('come out the same again', async () => {
    expect(await outcomesOf(20, 'again')).toEqual(await outcomesOf(20, 'again'));
  });
});

describe('a stored genome', () => {
  test('comes back as it was', async () => {
    const library = await loadFontLibrary();
    const { concepts } = await planFor(randomProfile(chanceFrom('stored')));
    for (const { genome } of concepts) expect(parseGenome(JSON.parse(JSON.stringify(genome)), library)).toEqual(genome);
  });

  test.each([
    ['an unknown layout', { layout: 'diagonal' }],
    ['an unknown field', { script: 'alert(1)' }],
    ['a colour instead of a role', { color: { background: '#ffffff', a: 'primary', b: 'accent', c: 'soft', text: 'text' } }],
    ['a font that is not in the library', { type: { font: 'comic-sans-400' } }],
    ['another version', { v: 2 }],
  ])('with %s is not let in', async (_, change) => {
    const library = await loadFontLibrary();
    const genome = randomGenome(chanceFrom('good'), library);
    expect(() => parseGenome(genome, library)).not.toThrow();
    const type = 'type' in change ? { ...genome.type, ...change.type } : genome.type;
    expect(() => parseGenome({ ...genome, ...change, type }, library)).toThrow();
  });
});

describe('what the checks find', () => {
  const whole = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${body}</svg>`;
  const ink = '<path fill="#000000" fill-rule="evenodd" d="m1 2h3v4-5l6 7-8 9q1 2 3 4c1 2 3 4 5 6.5.5 1 2 3-4-5z"/>';

  test('a foreign element, a NaN, an empty picture, a half one', () => {
    expect(svgFaults(whole(ink))).toEqual([]);
    expect(svgFaults(whole(`${ink}<text>a</text>`))).toEqual(['holds "<text"']);
    expect(svgFaults(whole(ink.replace('m1 2', 'mNaN 2')))).toEqual(['holds "NaN"']);
    expect(svgFaults(whole(''))).toEqual(['empty']);
    expect(svgFaults('<svg>')).toContain('not a whole SVG');
  });

  test('segments are counted where repeated letters are left out', () => {
    expect(segmentsOf(whole(ink))).toBe(1 + 2 + 2 + 1 + 2);
  });
});

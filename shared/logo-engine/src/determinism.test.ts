import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { TasteProfile } from '@fifteen/contracts';
import { describe, expect, jest, test } from '@jest/globals';
import { drawConcept } from './draw.ts';
import { chooseConcepts } from './choice.ts';
import { drawFallback } from './fallback.ts';
import { finishConcepts } from './finish-concepts.ts';
import { canvasRaster } from './node/canvas-raster.ts';
import { hashPlans } from './node/elsewhere/hash-plans.ts';
import { loadFontLibrary } from './node/load-font-library.ts';
import { planConcepts } from './plan.ts';
import { planWith } from './plan-with.ts';
import { LOGO_FORMS } from './render/render-svg.ts';
import { aProfile } from './testing/a-profile.ts';
import { surveyConcepts, surveyHeld } from './survey.ts';
import { BRIEFS } from './testing/briefs.ts';

import { planFor } from './testing/plan-for-test.ts';

jest.setTimeout(120_000);

const { robotics = aProfile(), coffee = aProfile(), perfume = aProfile() } = BRIEFS;

describe('the same input', () => {
  test('gives the same plan again, timings apart', async () => {
    const first = await planFor(coffee);
    const library = await loadFontLibrary();
    await planConcepts(perfume, { seed: '9', library, raster: canvasRaster });
    const again = await planConcepts(coffee, { seed: '1', library, raster: canvasRaster });
    expect({ ...again, timings: {} }).toEqual({ ...first, timings: {} });
  });

  test('gives the same bytes when single slots are drawn from their genomes, last one first, with fresh fonts', async () => {
    const plan = await planFor(perfume);
    const library = await loadFontLibrary();
    for (const concept of plan.concepts.toReversed()) {
      const genome = JSON.parse(JSON.stringify(concept.genome)) as typeof concept.genome;
      const logo = await drawConcept(genome, perfume, library);
      expect(logo.svg('colour')).toBe(concept.svg);
    }
  });

  test.each([
    ['a name whose likeliest drafts may do', BRIEFS['bakery'] ?? coffee],
    ['a long name, which needs all drafts', BRIEFS['fortyCharacters'] ?? perfume],
  ])('gives the same plan when three make it in shares, with fonts and memory of their own: %s', async (_, profile) => {
    const options = async () => ({ seed: '1', library: await loadFontLibrary(), raster: canvasRaster });
    const plan = await planWith({
      size: 3,
      survey: async (share) => structuredClone(await surveyConcepts(profile, await options(), share)),
      surveyHeld: async (held) => structuredClone(await surveyHeld(profile, structuredClone(held), await options())),
      choose: async (rounds) => structuredClone(await chooseConcepts(profile, structuredClone(rounds), await options())),
      finish: async (chosen, claims) => structuredClone(await finishConcepts(profile, structuredClone(chosen), { ...(await options()), claims })),
    });
    expect({ ...plan, timings: {} }).toEqual({ ...(await planFor(profile)), timings: {} });
  });
});

const ELSEWHERE = new URL('./node/elsewhere/hash-plans-elsewhere.mjs', import.meta.url);
/** Our packages are read from their sources, as in this test. */
const FROM_SOURCES = '--conditions=@fifteen/source';

async function inThread(customers: readonly TasteProfile[]): Promise<string[]> {
  const worker = new Worker(ELSEWHERE, { workerData: customers, execArgv: [FROM_SOURCES], stdout: true });
  return JSON.parse(await text(worker.stdout)) as string[];
}

async function inProcess(customers: readonly TasteProfile[]): Promise<string[]> {
  const child = spawn(process.execPath, [FROM_SOURCES, '--no-warnings', fileURLToPath(ELSEWHERE)], { stdio: ['pipe', 'pipe', 'inherit'], env: { PATH: process.env['PATH'] } });
  child.stdin.end(JSON.stringify(customers));
  return JSON.parse(await text(child.stdout)) as string[];
}

describe('the same customers', () => {
  test('get the same plans in a thread and in another process, in another order, with warm and with cold fonts', async () => {
    const [one, two] = await hashPlans([coffee, robotics]);
    expect(one).not.toBe(two);
    expect(await inThread([robotics, coffee])).toEqual([two, one]);
    expect(await inProcess([robotics])).toEqual([two]);
  });
});

describe('the forms of a logo', () => {
  test('are all drawn, one colour is one colour, transparent has no ground', async () => {
    const { concepts } = await planFor(robotics);
    const library = await loadFontLibrary();
    for (const { genome, background } of concepts) {
      const logo = await drawConcept(genome, robotics, library);
      const forms = Object.fromEntries(LOGO_FORMS.map((form) => [form, logo.svg(form)]));
      for (const svg of Object.values(forms)) expect(svg).toMatch(/<path fill="[^"]+" fill-rule="evenodd" d="m/);
      for (const form of ['dark', 'light']) expect(new Set(forms[form]?.match(/fill="#[^"]+"/g)).size).toBe(1);
      expect(forms['transparent']).not.toContain(`<path fill="${background}" d="M0 0h1000`);
      expect(forms['reversed']).not.toContain(`<path fill="${background}" d="M0 0h1000`);
    }
  });
});

describe('the fallback', () => {
  test('draws every slot of every brief as a plain word', async () => {
    const library = await loadFontLibrary();
    for (const profile of Object.values(BRIEFS)) {
      for (const slot of [0, 7, 14]) {
        const concept = await drawFallback(profile, slot, { seed: '1', library, raster: canvasRaster });
        expect(concept).toMatchObject({ slot, recipe: 'plain', studio: ['helios', '78', 'apex'][Math.floor(slot / 5)] });
        expect(concept.svg).toContain('<path');
      }
    }
  });
});

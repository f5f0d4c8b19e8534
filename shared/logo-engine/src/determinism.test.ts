import { describe, expect, jest, test } from '@jest/globals';
import { drawConcept } from './draw.ts';
import { drawFallback } from './fallback.ts';
import { canvasRaster } from './node/canvas-raster.ts';
import { loadFontLibrary } from './node/load-font-library.ts';
import { planConcepts, planFromSurveys } from './plan.ts';
import { LOGO_FORMS } from './render/render-svg.ts';
import { aProfile } from './testing/a-profile.ts';
import { surveyConcepts } from './survey.ts';
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

  test('gives the same plan when it is surveyed in shares, with fonts and memory of their own', async () => {
    const whole = await planFor(coffee);
    const surveys = [0, 1, 2].map(async (index) => {
      const library = await loadFontLibrary();
      return structuredClone(await surveyConcepts(coffee, { seed: '1', library, raster: canvasRaster }, { index, of: 3 }));
    });
    const plan = await planFromSurveys(coffee, await Promise.all(surveys), { seed: '1', library: await loadFontLibrary(), raster: canvasRaster });
    expect({ ...plan, timings: {} }).toEqual({ ...whole, timings: {} });
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

import { readFile } from 'node:fs/promises';
import { CONCEPTS_PER_STUDIO } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Concept, Plan } from './concept.ts';
import { galleryBriefs } from './node/gallery/gallery-briefs.ts';
import { canvasRaster } from './node/canvas-raster.ts';
import { GOLDEN_BRIEFS, GOLDEN_SEED } from './node/goldens/golden-briefs.ts';
import { type Goldens, goldenConcepts, hashOf, readGoldens, sheetFile, staleness } from './node/goldens/goldens.ts';
import { loadFontLibrary } from './node/load-font-library.ts';
import { LEAST_DIVERSITY, acceptanceOf } from './proof/acceptance.ts';
import { planFor } from './testing/plan-for-test.ts';
import { ENGINE_VERSION } from './version.ts';

jest.setTimeout(240_000);

/** Those that every line of the acceptance list is measured on; the command "acceptance" does it for all briefs. */
const SAMPLE = ['beton-architekten', 'dar-al-yasmin', 'kestrel-robotics', 'wren-thistle'] as const;

const plans = new Map<string, Plan>();
const profiles = new Map<string, Parameters<typeof planFor>[0]>();
const everyConcept = (): [string, Concept][] => [...plans].flatMap(([name, { concepts }]) => concepts.map((concept): [string, Concept] => [`${name} ${concept.slot}`, concept]));
const breaking = (isBroken: (concept: Concept) => boolean): string[] => everyConcept().filter(([, concept]) => isBroken(concept)).map(([name]) => name);

beforeAll(async () => {
  for (const { name, profile } of await galleryBriefs(GOLDEN_BRIEFS)) {
    profiles.set(name, profile);
    plans.set(name, await planFor(profile, GOLDEN_SEED));
  }
});

describe('a set of concepts', () => {
  test.each(SAMPLE)('holds every line of the acceptance list for %s', async (name) => {
    const lines = await acceptanceOf(plans.get(name)!, profiles.get(name)!, { library: await loadFontLibrary(), raster: canvasRaster });
    expect(lines.filter(({ failures }) => failures.length > 0)).toEqual([]);
    expect(lines.length).toBeGreaterThan(12);
  });

  test('has four families of ideas also where the best of every turn has only three', async () => {
    const [dentist] = await galleryBriefs(['brightsmile-dental']);
    const { concepts } = await planFor(dentist!.profile, '3');
    expect(new Set(concepts.map(({ family }) => family)).size).toBeGreaterThanOrEqual(4);
  });

  test('is diverse: mean .70 or more over the briefs', () => {
    const all = [...plans.values()];
    expect(all.reduce((sum, { diversity }) => sum + diversity, 0) / all.length).toBeGreaterThanOrEqual(LEAST_DIVERSITY);
  });

  test('stands in the order of the slots, studio by studio', () => {
    for (const { concepts } of plans.values()) {
      expect(concepts.map(({ slot }) => slot)).toEqual(concepts.map((_, slot) => slot));
      for (let first = 0; first < concepts.length; first += CONCEPTS_PER_STUDIO) {
        expect(new Set(concepts.slice(first, first + CONCEPTS_PER_STUDIO).map(({ genome }) => genome.studio)).size).toBe(1);
      }
    }
  });

  test('gives each concept a title, a philosophy and at least three reasons', () => {
    expect(breaking(({ title, philosophy, reasons }) => !title || !philosophy || reasons.length < 3 || reasons.some((reason) => !/^\p{Lu}|^[#“]/u.test(reason) || !reason.endsWith('.')))).toEqual([]);
  });

  test('tells the customer that emoji are left out', () => {
    expect(plans.get('happy-paws')?.notes).toEqual(['Emoji are left out of the mark.']);
    expect(plans.get('kestrel-robotics')?.notes).toEqual([]);
  });

  test('differs from one seed to the next', async () => {
    for (const name of ['kestrel-robotics', 'q']) {
      const other = new Set((await planFor(profiles.get(name)!, 'another')).concepts.map(({ svg }) => svg));
      expect(plans.get(name)?.concepts.filter(({ svg }) => other.has(svg)).length).toBeLessThan(8);
    }
  });
});

describe('the goldens', () => {
  let goldens: Goldens;
  beforeAll(async () => {
    goldens = await readGoldens().catch(() => ({}));
  });

  test.each(GOLDEN_BRIEFS)('%s is drawn as this version has always drawn it', (name) => {
    expect(staleness(name, goldens[name], goldenConcepts(plans.get(name)!), ENGINE_VERSION)).toBeNull();
  });

  test.each(GOLDEN_BRIEFS)('the contact sheet of %s is the one that was drawn with them', async (name) => {
    expect(hashOf(await readFile(sheetFile(name)))).toBe(goldens[name]?.sheet);
  });
});

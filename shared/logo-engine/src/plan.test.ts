import { RESIDENT_STUDIOS } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Concept, Plan } from './concept.ts';
import type { LogoColours } from './colour/colour-spec.ts';
import { contrastOf } from './colour/oklch.ts';
import { CONTRAST_GATES } from './colour/resolve-colours.ts';
import { BRIEFS } from './testing/briefs.ts';
import { planFor } from './testing/plan-for-test.ts';

jest.setTimeout(240_000);

const MOST_BYTES = 40 * 1024;
const MOST_SEGMENTS = 2600;

const plans = new Map<string, Plan>();
const everyConcept = (): [string, Concept][] => [...plans].flatMap(([name, { concepts }]) => concepts.map((concept): [string, Concept] => [`${name} ${concept.slot}`, concept]));
const breaking = (isBroken: (concept: Concept) => boolean): string[] => everyConcept().filter(([, concept]) => isBroken(concept)).map(([name]) => name);

/** Path commands with their repetitions: what an editor shows as nodes. */
const segmentsOf = (svg: string): number => (svg.match(/[lhvqc]/g) ?? []).length;

/** Roles below their gate; what stands on the first colour may be the ground itself. */
const failedGates = (colours: LogoColours, isOnFirst: boolean): string[] =>
  (Object.keys(CONTRAST_GATES) as (keyof typeof CONTRAST_GATES)[]).filter(
    (role) => contrastOf(colours[role], colours.background) < CONTRAST_GATES[role] - 0.001 && !(role === 'b' && isOnFirst && colours.b === colours.background),
  );

describe('a set of concepts', () => {
  beforeAll(async () => {
    for (const [name, profile] of Object.entries(BRIEFS)) {
      for (const seed of ['1', '2']) plans.set(`${name}/${seed}`, await planFor(profile, seed));
    }
  });

  test('has 15 concepts, five a studio, in the order of the slots', () => {
    for (const { concepts } of plans.values()) {
      expect(concepts.map(({ slot }) => slot)).toEqual(Array.from({ length: 15 }, (_, i) => i));
      expect(concepts.map(({ studio }) => studio)).toEqual(RESIDENT_STUDIOS.flatMap((studio) => Array<string>(5).fill(studio)));
    }
  });

  test('draws paths only: no text, image, filter, outside reference or NaN', () => {
    expect(breaking(({ svg }) => /<text|<image|<filter|<use|href|NaN|Infinity|undefined/.test(svg))).toEqual([]);
    expect(breaking(({ svg }) => !/^<svg [^>]*viewBox="0 0 1000 1000">.*<\/svg>$/s.test(svg))).toEqual([]);
  });

  test('stays within 40 kB and 2,600 segments a logo', () => {
    expect(breaking(({ svg }) => svg.length > MOST_BYTES)).toEqual([]);
    expect(breaking(({ svg }) => segmentsOf(svg) > MOST_SEGMENTS)).toEqual([]);
  });

  test('keeps every contrast gate', () => {
    expect(breaking(({ colours, genome }) => failedGates(colours, genome.color.onFirst ?? false).length > 0)).toEqual([]);
    expect(breaking(({ scores }) => scores.contrast < 4.5)).toEqual([]);
  });

  test('is diverse: mean .70 or more over the briefs, no pair of a set below .30', () => {
    const all = [...plans.values()];
    expect(all.reduce((sum, { diversity }) => sum + diversity, 0) / all.length).toBeGreaterThanOrEqual(0.7);
    expect([...plans].filter(([, { leastDistance }]) => leastDistance < 0.3).map(([name]) => name)).toEqual([]);
  });

  test('repeats no mark more than twice and shows at least three kinds of idea', () => {
    for (const { concepts } of plans.values()) {
      const marks = concepts.flatMap(({ genome }) => (genome.mark ? [genome.mark.generator] : []));
      expect(marks.filter((mark) => marks.filter((other) => other === mark).length > 2)).toEqual([]);
      expect(new Set(concepts.map(({ family }) => family)).size).toBeGreaterThanOrEqual(3);
    }
  });

  test('uses ten families of type or more for names in Latin letters', () => {
    for (const name of ['robotics/1', 'coffee/1', 'perfume/2', 'bakery/2']) {
      expect(new Set(plans.get(name)?.concepts.map(({ font }) => font)).size).toBeGreaterThanOrEqual(10);
    }
  });

  test('gives each concept a title, a philosophy and at least three reasons', () => {
    expect(breaking(({ title, philosophy, reasons }) => !title || !philosophy || reasons.length < 3 || reasons.some((reason) => !/^\p{Lu}|^[#“]/u.test(reason) || !reason.endsWith('.')))).toEqual([]);
  });

  test('tells the customer that emoji are left out', () => {
    expect(plans.get('emoji/1')?.notes).toEqual(['Emoji are left out of the mark.']);
    expect(plans.get('robotics/1')?.notes).toEqual([]);
  });

  test('differs from one seed to the next', () => {
    for (const name of Object.keys(BRIEFS)) {
      const [one, two] = ['1', '2'].map((seed) => new Set(plans.get(`${name}/${seed}`)?.concepts.map(({ svg }) => svg)));
      expect([...(one ?? [])].filter((svg) => two?.has(svg)).length).toBeLessThan(8);
    }
  });
});

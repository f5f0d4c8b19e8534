import type { TasteProfile } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { hexOf, oklchOf } from '../colour/oklch.ts';
import { paletteFrom } from '../colour/palette.ts';
import { resolveColours } from '../colour/resolve-colours.ts';
import type { Plan } from '../concept.ts';
import { ABSTRACT_MARKS, LETTER_MARKS, MOTIFS, motifsFor } from '../marks/index.ts';
import { DECORATIONS, MARK_KINDS, PLATE_SHAPES, SWAP_FIGURES, TREATMENTS } from '../genes.ts';
import { galleryBriefs } from '../node/gallery/gallery-briefs.ts';
import { loadFontLibrary } from '../node/load-font-library.ts';
import { counterfactualsOf } from '../proof/counterfactuals.ts';
import { randomGenome } from '../proof/random-genome.ts';
import { chanceFrom } from '../chance/chance.ts';
import { aProfile } from '../testing/a-profile.ts';
import { planFor } from '../testing/plan-for-test.ts';
import { familyPull } from '../taste/pulls.ts';
import { because, causesOf } from './cause.ts';
import { sourceOf } from './idea-reason.ts';
import { titleOf } from './title.ts';

jest.setTimeout(120_000);

const CUSTOMERS = ['juniper', 'northwind-coffee', 'maison-elan'];
const profiles = new Map<string, TasteProfile>();
const plans = new Map<string, Plan>();
beforeAll(async () => {
  profiles.set('juniper', aProfile({ name: 'Juniper Coffee', industry: 'Coffee roaster', disliked: 'bad_gradients', reasons: ['too_generic'] }));
  for (const { name, profile } of await galleryBriefs(CUSTOMERS.slice(1))) profiles.set(name, profile);
  for (const [name, profile] of profiles) plans.set(name, await planFor(profile));
});

const sentencesOf = (name: string): string[] => plans.get(name)?.concepts.flatMap(({ reasons }) => reasons) ?? [];

describe('reasons', () => {
  test('name only answers that the customer gave, colours of their palette, words of their brief', () => {
    const profile = profiles.get('juniper')!;
    const text = sentencesOf('juniper').join(' ');
    const chosen = Object.values(profile.comparison_game);
    const picked = profile.vibe_check.selected_logos.map((vibe) => vibe.replaceAll('_', ' '));
    for (const [, value] of text.matchAll(/you chose (\w+) over/g)) expect(chosen).toContain(value);
    for (const [, vibe] of text.matchAll(/you picked ([\w ]+?)[,.:]/g)) expect(picked).toContain(vibe);
    for (const [hex] of text.matchAll(/#[0-9a-f]{6}/g)) expect(profile.taste_theft.extracted_palette).toContain(hex);
    for (const [, word] of text.matchAll(/“(\w+)” in your/g)) expect('Juniper Coffee roaster Autonomous inspection drones').toContain(word ?? '?');
    for (const [, dislike] of text.matchAll(/turned away from “([\w ]+)”/g)) expect(['bad gradients', 'too generic']).toContain(dislike);
  });

  test.each(CUSTOMERS)('are never the same twice in the set of %s, and short', (name) => {
    const sentences = sentencesOf(name);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
    expect(sentences.filter((sentence) => sentence.length > 170)).toEqual([]);
    expect(plans.get(name)?.concepts.every(({ reasons }) => reasons.length >= 3)).toBe(true);
  });

  test('name real causes: nine in ten outcomes get less likely without the answer that is named', async () => {
    const library = await loadFontLibrary();
    const all = CUSTOMERS.flatMap((name) => counterfactualsOf(plans.get(name)!.concepts, profiles.get(name)!, library));
    const unfounded = all.filter(({ withIt, without }) => without >= withIt);
    expect(all.length).toBeGreaterThan(40);
    expect(unfounded.length / all.length > 0.1 ? unfounded : []).toEqual([]);
  });

  test('name colours that the drawing would lack without them', () => {
    for (const name of CUSTOMERS) {
      const palette = profiles.get(name)!.taste_theft.extracted_palette;
      const idle = plans.get(name)!.concepts.flatMap(({ genome, colours, reasons }) => {
        const named = [...reasons.join(' ').matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex);
        return named.filter((hex) => JSON.stringify(resolveColours(genome.color, paletteFrom(palette.map((own) => (own === hex ? turned(own) : own))))) === JSON.stringify(colours));
      });
      expect(idle).toEqual([]);
    }
  });

  test('name words of the brief that the picture comes from', () => {
    for (const name of CUSTOMERS) {
      const { basic_info } = profiles.get(name)!;
      for (const { genome, reasons } of plans.get(name)!.concepts) {
        if (!reasons.some((reason) => reason.includes(' gave the '))) continue;
        const source = sourceOf(genome.mark!.generator, basic_info) ?? sourceOf(genome.mark!.inner ?? '', basic_info);
        expect(motifsFor(source?.word ?? '').some((id) => id === genome.mark?.generator || id === genome.mark?.inner)).toBe(true);
      }
    }
  });

  test('an answer is never given as the cause of its opposite', () => {
    const profile = aProfile({ game: { playful_vs_serious: 'serious' } });
    const causes = causesOf(profile, { least: 0.01, comparison: (shift) => familyPull('picto', shift), vibe: (shift, vibe) => familyPull('picto', shift, vibe) }).map(because);
    expect(causes.join()).not.toContain('serious');
  });
});

const turned = (hex: string): string => {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l, c: Math.max(c, 0.05), h: (h + 120) % 360 });
};

describe('titles', () => {
  test('are there for every gene: no code name reaches a customer', async () => {
    const library = await loadFontLibrary();
    const genomes = Array.from({ length: 800 }, (_, i) => randomGenome(chanceFrom(`title ${i}`), library));
    const titles = genomes.map(titleOf);
    expect(titles.filter((title) => !/^\p{Lu}[\p{Ll}\p{P} -]+/u.test(title) || /undefined|null|[a-z][A-Z]/.test(title))).toEqual([]);
    const seen = new Set(genomes.flatMap(({ mark, deco, type, plate }) => [mark?.kind, deco, type.treatment?.kind, type.swap?.figure, plate?.shape]));
    expect([...MARK_KINDS, ...DECORATIONS, ...TREATMENTS, ...SWAP_FIGURES, ...PLATE_SHAPES].filter((gene) => !seen.has(gene))).toEqual([]);
  });

  test('are given to every mark', () => {
    expect([...ABSTRACT_MARKS, ...LETTER_MARKS, ...MOTIFS].filter(({ title }) => !title || /[a-z][A-Z]|_/.test(title)).map(({ id }) => id)).toEqual([]);
  });
});

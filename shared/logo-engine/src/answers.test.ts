import { COMPARISONS, COMPARISON_IDS, DISLIKED_LOGO_IDS, type TasteProfile, VIBE_IDS } from '@fifteen/contracts';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { propose } from './choose/propose.ts';
import { contextOf } from './context.ts';
import type { Genome } from './genome.ts';
import { loadFontLibrary } from './node/load-font-library.ts';
import { tasteOf } from './taste/taste.ts';
import { aProfile } from './testing/a-profile.ts';
import { planFor } from './testing/plan-for-test.ts';
import type { FontLibrary } from './type/font-library.ts';

jest.setTimeout(120_000);

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});

/** Everything proposed for a customer, as comparable lines. */
const proposals = (profile: TasteProfile): Set<string> =>
  new Set(propose(contextOf(profile, library), '1').map(({ genome, weight }) => JSON.stringify([genome, weight])));

/** Share of the first set's proposals that the second does not have. */
function shareChanged(one: TasteProfile, other: TasteProfile): number {
  const [before, after] = [proposals(one), proposals(other)];
  return [...before].filter((line) => !after.has(line)).length / before.size;
}

const meanStem = (genomes: readonly Genome[]): number =>
  genomes.reduce((sum, { type }) => sum + library.style(type.font).stem, 0) / genomes.length;

const MIXED = aProfile({
  vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'],
  game: { premium_vs_accessible: 'accessible', tech_vs_organic: 'organic', minimal_vs_detailed: 'detailed' },
  name: 'Juniper Coffee',
  industry: 'Coffee',
});

describe('every answer moves the output', () => {
  test.each(COMPARISON_IDS)('flipping %s changes at least a tenth of what is proposed', (id) => {
    const [left, right] = COMPARISONS[id];
    const [one, other] = [left, right].map((value) => ({ ...MIXED, comparison_game: { ...MIXED.comparison_game, [id]: value } }));
    expect(shareChanged(one as TasteProfile, other as TasteProfile)).toBeGreaterThan(0.1);
  });

  test('bold over subtle makes the letters of the set heavier', async () => {
    const [bold, subtle] = await Promise.all(
      (['bold', 'subtle'] as const).map((value) => planFor({ ...MIXED, comparison_game: { ...MIXED.comparison_game, bold_vs_subtle: value } })),
    );
    const stems = [bold, subtle].map((plan) => meanStem(plan?.concepts.map(({ genome }) => genome) ?? []));
    expect(stems[0]).toBeGreaterThan((stems[1] ?? 0) * 1.1);
  });

  test.each(VIBE_IDS.filter((id) => !MIXED.vibe_check.selected_logos.includes(id)))('picking %s changes what is proposed', (id) => {
    const picked = { ...MIXED, vibe_check: { selected_logos: [id, ...MIXED.vibe_check.selected_logos.slice(1)] } };
    expect(shareChanged(MIXED, picked)).toBeGreaterThan(0.1);
  });

  test('no two dislikes have the same effect', () => {
    const effects = DISLIKED_LOGO_IDS.map((disliked) => tasteOf(aProfile({ disliked })));
    const lines = effects.map(({ axes, bans }) => JSON.stringify([axes, [...bans].sort()]));
    expect(new Set(lines).size).toBe(DISLIKED_LOGO_IDS.length);
  });

  test.each(DISLIKED_LOGO_IDS)('turning away from %s changes what is proposed', (disliked) => {
    const other = disliked === 'unbalanced' ? 'too_literal' : 'unbalanced';
    const change = (id: typeof disliked) => ({ ...MIXED, hate_test: { ...MIXED.hate_test, disliked_logo_id: id } });
    expect(shareChanged(change(other), change(disliked))).toBeGreaterThan(0.02);
  });

  test('palette, name and trade change the drawing', async () => {
    const sets = await Promise.all([MIXED, { ...MIXED, taste_theft: aProfile({ palette: ['#aa3355', '#112211', '#eeddcc'] }).taste_theft }].map((profile) => planFor(profile)));
    const [one, other] = sets.map(({ concepts }) => new Set(concepts.map(({ svg }) => svg)));
    expect([...(one ?? [])].some((svg) => other?.has(svg))).toBe(false);
  });
});

import { describe, expect, test } from '@jest/globals';
import { RESIDENT_STUDIOS, VIBE_IDS, type VibeId } from '@fifteen/contracts';
import { brokenBans } from '../edit/dislikes.ts';
import { STUDIOS_BY_ID } from '../studios/studios.ts';
import { aProfile } from '../testing/a-profile.ts';
import { BRIEFS } from '../testing/briefs.ts';
import { briefFor, planFor } from '../testing/draw-for-test.ts';
import { letteringFor } from './lettering-choice.ts';
import { propose } from './propose.ts';
import { VIBE_DRESS } from './vibe-dress.ts';

const picked = (reasons: readonly string[]): string => reasons.find((reason) => reason.startsWith('You picked')) ?? '';

describe('vibes are visible', () => {
  test('each of three chosen vibes leads a third of the set, and every studio shows all of them', async () => {
    const { concepts } = await planFor(BRIEFS['bakery']!);
    const sentences = concepts.map(({ reasons }) => picked(reasons).replace(/, and .*/, ''));
    const counts = [...new Set(sentences)].map((sentence) => sentences.filter((each) => each === sentence).length);
    expect(counts).toHaveLength(3);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
    for (const studio of RESIDENT_STUDIOS) expect(new Set(concepts.filter((concept) => concept.studio === studio).map(({ reasons }) => picked(reasons))).size).toBe(3);
  });

  test.each(VIBE_IDS)('%s: its own letterforms come first in every studio', async (vibe) => {
    const brief = await briefFor(aProfile({ name: 'Marlow', industry: 'Ceramics' }));
    for (const studio of RESIDENT_STUDIOS) {
      const own = letteringFor(brief, STUDIOS_BY_ID[studio], { vibe }).slice(0, 3).map((lettering) => (lettering.isDrawn ? Object.keys(VIBE_DRESS[vibe].pens).length : (VIBE_DRESS[vibe].fonts[lettering.class] ?? -1)));
      expect(Math.min(...own)).toBeGreaterThan(0);
    }
  });

  test('the twelve put at least nine different letterings first', async () => {
    const brief = await briefFor(aProfile({ name: 'Marlow', industry: 'Ceramics' }));
    const first = (vibe: VibeId) => letteringFor(brief, STUDIOS_BY_ID.helios, { vibe })[0]!.family;
    expect(new Set(VIBE_IDS.map(first)).size).toBeGreaterThanOrEqual(9);
  });
});

describe('a dislike goes before a vibe', () => {
  test.each([
    ['classic_ornate', 'cluttered_complex'],
    ['classic_ornate', 'dated_old'],
    ['playful_rounded', 'childish_playful'],
    ['gradient_modern', 'bad_gradients'],
    ['hand_drawn', 'poorly_drawn'],
    ['organic_flowing', 'awkward_swoosh'],
    ['tech_sharp', 'overly_trendy'],
  ] as const)('%s without what makes "%s"', async (vibe, disliked) => {
    const others = (['modern_flat', 'bold_abstract', 'illustrative'] as const).slice(0, 2);
    const brief = await briefFor(aProfile({ vibes: [vibe, ...others], disliked, reasons: ['bad_colors'] }));
    const ornaments = propose(brief, '1', RESIDENT_STUDIOS).map(({ genome }) => genome).filter((genome) => brokenBans({ ...genome, lettering: { ...genome.lettering, style: { pen: 'monoline', options: {} } } }, brief).length > 0);
    expect(ornaments).toEqual([]);
  });
});

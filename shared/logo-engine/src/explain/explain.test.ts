import { describe, expect, jest, test } from '@jest/globals';
import { COMPARISON_SHIFTS, VIBE_SHIFTS } from '../taste/axes.ts';
import { aProfile } from '../testing/a-profile.ts';
import { planFor } from '../testing/plan-for-test.ts';
import { along, strongestAnswer } from './strongest-answer.ts';

jest.setTimeout(60_000);

describe('reasons', () => {
  test('name only answers that the customer gave, colours of their palette, words of their brief', async () => {
    const profile = aProfile({ name: 'Juniper Coffee', industry: 'Coffee roaster', disliked: 'bad_gradients', reasons: ['too_generic'] });
    const { concepts } = await planFor(profile);
    const sentences = concepts.flatMap(({ reasons }) => reasons);
    const chosen = Object.values(profile.comparison_game);
    const picked = profile.vibe_check.selected_logos.map((vibe) => vibe.replaceAll('_', ' '));
    for (const [, value] of sentences.join(' ').matchAll(/you chose (\w+) over/g)) expect(chosen).toContain(value);
    for (const [, vibe] of sentences.join(' ').matchAll(/you picked ([\w ]+?)[,.]/g)) expect(picked).toContain(vibe);
    for (const [hex] of sentences.join(' ').matchAll(/#[0-9a-f]{6}/g)) expect(profile.taste_theft.extracted_palette).toContain(hex);
    for (const [, word] of sentences.join(' ').matchAll(/“(\w+)” in your/g)) expect('Juniper Coffee roaster Autonomous inspection drones').toContain(word ?? '?');
    for (const [, dislike] of sentences.join(' ').matchAll(/turned away from “([\w ]+)”/g)) expect(['bad gradients', 'too generic']).toContain(dislike);
  });

  test('an answer is never given as the cause of its opposite', () => {
    const bold = aProfile({ game: { bold_vs_subtle: 'bold' } });
    expect(strongestAnswer(bold, along({ bold: 1 }))).toBe('because you chose bold over subtle');
    expect(strongestAnswer({ ...bold, vibe_check: { selected_logos: ['modern_flat', 'organic_flowing', 'illustrative'] } }, along({ bold: -1 }))).toBeNull();
    expect(along({ bold: -1 })(COMPARISON_SHIFTS.bold)).toBeLessThan(0);
    expect(along({ bold: 1 })(VIBE_SHIFTS.brutalist_bold)).toBeGreaterThan(0);
  });
});

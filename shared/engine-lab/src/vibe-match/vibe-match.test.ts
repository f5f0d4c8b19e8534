import { describe, expect, test } from '@jest/globals';
import { VIBE_IDS } from '@fifteen/contracts';
import { readBriefs } from '../arena/read-briefs.ts';
import { instructionsFor } from './instructions.ts';
import { CANDIDATES, type VibeAnswers, type VibeKey, questionsFor } from './round.ts';
import { tally } from './tally.ts';

const questions = questionsFor(await readBriefs(), 24, 'test');
const key: VibeKey = { round: 'test', seed: 'test', questions };
const judge = (wrong: readonly number[] = []): VibeAnswers => ({
  judge: 'test',
  answers: questions.map(({ sheet, answer, candidates }) => ({ sheet, vibe: wrong.includes(sheet) ? candidates.find((vibe) => vibe !== answer)! : answer })),
});

describe('a round of the vibe match', () => {
  test('each question offers four vibes of which exactly one was chosen, and every vibe is the answer equally often', () => {
    for (const { candidates, chosen, answer } of questions) {
      expect(new Set(candidates).size).toBe(CANDIDATES);
      expect(candidates.filter((vibe) => chosen.includes(vibe))).toEqual([answer]);
      expect(new Set(chosen).size).toBe(3);
    }
    for (const vibe of VIBE_IDS) expect(questions.filter(({ answer }) => answer === vibe)).toHaveLength(2);
  });

  test('the same seed asks the same, another seed asks otherwise', async () => {
    expect(questionsFor(await readBriefs(), 24, 'test')).toEqual(questions);
    expect(questionsFor(await readBriefs(), 24, 'other')).not.toEqual(questions);
  });

  test('the instructions offer the candidates of every sheet and name no brief', () => {
    const text = instructionsFor(questions);
    for (const { candidates, brief } of questions) {
      expect(text).toContain(candidates.join(', '));
      expect(text).not.toContain(brief);
    }
  });

  test('right answers are counted, in all and by vibe, and mistakes are named', () => {
    const { right, of, byVibe, mistakes } = tally(key, [judge(), judge([1])]);
    expect([right, of]).toEqual([47, 48]);
    expect(byVibe.get(questions[0]!.answer)).toEqual({ right: 3, of: 4 });
    expect(mistakes).toEqual([[`${questions[0]!.candidates.find((vibe) => vibe !== questions[0]!.answer)} for ${questions[0]!.answer}`, 1]]);
  });

  test('a judge who leaves a sheet out, or answers what was not offered, is refused', () => {
    expect(() => tally(key, [{ ...judge(), answers: judge().answers.slice(1) }])).toThrow('has no answer for sheet 1');
    const notOffered = VIBE_IDS.find((vibe) => !questions[0]!.candidates.includes(vibe))!;
    expect(() => tally(key, [{ ...judge(), answers: [{ sheet: 1, vibe: notOffered }, ...judge().answers.slice(1)] }])).toThrow('which offers');
  });
});

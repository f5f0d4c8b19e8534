import { VIBE_IDS, type VibeId } from '@fifteen/contracts';
import type { VibeAnswers, VibeKey } from './round.ts';

/** What judges found out about a round. */
export interface VibeTally {
  readonly right: number;
  readonly of: number;
  /** Right answers and all answers where a vibe was the right one. */
  readonly byVibe: ReadonlyMap<VibeId, { readonly right: number; readonly of: number }>;
  /** "brutalist_bold for bold_abstract": what was answered for what, most frequent first. */
  readonly mistakes: readonly (readonly [mistake: string, times: number])[];
}

/** Counts right answers. Throws where a judge left a sheet out or named a style that the sheet did not offer. */
export function tally({ questions }: VibeKey, judges: readonly VibeAnswers[]): VibeTally {
  const counted = judges.flatMap(({ judge, answers }) =>
    questions.map(({ sheet, answer, candidates }) => {
      const given = answers.find((each) => each.sheet === sheet)?.vibe;
      if (!given) throw new Error(`${judge} has no answer for sheet ${sheet}.`);
      if (!candidates.includes(given)) throw new Error(`${judge} answers ${given} for sheet ${sheet}, which offers ${candidates.join(', ')}.`);
      return { answer, given };
    }),
  );
  const isRight = ({ answer, given }: (typeof counted)[number]): boolean => answer === given;
  const mistakes = new Map<string, number>();
  for (const { answer, given } of counted.filter((each) => !isRight(each))) mistakes.set(`${given} for ${answer}`, (mistakes.get(`${given} for ${answer}`) ?? 0) + 1);
  const ofVibe = (vibe: VibeId) => counted.filter(({ answer }) => answer === vibe);
  return {
    right: counted.filter(isRight).length,
    of: counted.length,
    byVibe: new Map(VIBE_IDS.filter((vibe) => ofVibe(vibe).length > 0).map((vibe) => [vibe, { right: ofVibe(vibe).filter(isRight).length, of: ofVibe(vibe).length }])),
    mistakes: [...mistakes].toSorted(([, one], [, other]) => other - one),
  };
}

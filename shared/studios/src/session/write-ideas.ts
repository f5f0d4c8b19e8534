import { STUDIOS, type StudioId } from '@fifteen/contracts';
import { ModelFailure } from '../model/failure.ts';
import { type Model, type Turn, textPart } from '../model/model.ts';
import { prompt } from '../prompts/prompts.ts';
import { briefWords, studioWords } from './brief-words.ts';
import { answered } from './draw-idea.ts';
import { complaintOf, IDEA_TOOLS, SubmittedIdeas, type WrittenIdea } from './submissions.ts';
import type { Workshop } from './workshop.ts';

export interface ChosenIdea extends WrittenIdea {
  readonly studio: StudioId;
}

export interface Ideas {
  readonly written: readonly WrittenIdea[];
  /** Best first. */
  readonly chosen: readonly ChosenIdea[];
}

const MOST_TOKENS = 6_000;
/** Times that the model may hand in ideas that cannot be read. */
const ATTEMPTS = 2;

/** The model's 24 ideas, and those that it chose for drawing. Throws `garbled` where it hands in none that can be read. */
export async function writeIdeas(wanted: Readonly<Partial<Record<StudioId, number>>>, { model, system, workshop, signal }: { model: Model; system: string; workshop: Workshop; signal: AbortSignal }): Promise<Ideas> {
  const studios = Object.keys(wanted) as StudioId[];
  const count = Object.values(wanted).reduce((sum, each) => sum + each, 0);
  const asks = prompt('ideas', {
    brief: briefWords(workshop.profile, workshop.brief),
    studios: studios.map((studio) => `- \`${studio}\`, ${studioWords(studio)}`).join('\n'),
    count: String(count),
    each: [...new Set(Object.values(wanted))].join(' or '),
    names: studios.map((studio) => `\`${studio}\` for ${STUDIOS[studio].name}`).join(', '),
  });
  const turns: Turn[] = [{ role: 'user', parts: [textPart(asks)] }];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reply = await model.complete({ task: 'ideas', system, turns, tools: IDEA_TOOLS, mostTokens: MOST_TOKENS }, { signal });
    const call = reply.calls.find(({ name }) => name === 'submit_ideas');
    const submitted = SubmittedIdeas.safeParse(call?.input);
    if (submitted.success) return chosenOf(submitted.data, wanted);
    turns.push(...answered(reply, call ?? reply.calls[0], [textPart(call ? `The ideas cannot be read: ${complaintOf(submitted.error)}. Hand them in again.` : 'Call submit_ideas with your ideas.')]));
  }
  throw new ModelFailure('garbled', 'The model handed in no ideas that can be read.');
}

/** As many of each studio as are wanted: where the model chose too few for one, the best of its others are drawn there. */
function chosenOf({ ideas, chosen }: SubmittedIdeas, wanted: Readonly<Partial<Record<StudioId, number>>>): Ideas {
  const missing = new Map(Object.entries(wanted) as [StudioId, number][]);
  const taken = new Set<number>();
  const picks: ChosenIdea[] = [];
  const take = (index: number, studio: StudioId): void => {
    const idea = ideas[index];
    if (!idea || taken.has(index) || (missing.get(studio) ?? 0) === 0) return;
    taken.add(index);
    missing.set(studio, missing.get(studio)! - 1);
    picks.push({ ...idea, studio });
  };
  for (const { idea, studio } of chosen) take(idea - 1, studio);
  const rest = ideas.map((idea, i) => ({ i, grade: idea.grade })).toSorted((one, other) => other.grade - one.grade);
  for (const { i } of rest) {
    const studio = [...missing].toSorted((one, other) => other[1] - one[1])[0];
    if (studio && studio[1] > 0) take(i, studio[0]);
  }
  return { written: ideas, chosen: picks };
}

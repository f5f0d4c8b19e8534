import type { StudioId } from '@fifteen/contracts';
import { type Isolate, ISOLATE_LIMITS, createIsolate } from '@fifteen/drawing/node';
import { NEAR_DUPLICATE, type SetOptions, fingerprintDistance } from '@fifteen/logo-engine';
import { ModelFailure } from './model/failure.ts';
import type { Model } from './model/model.ts';
import { prompt, systemPrompt } from './prompts/prompts.ts';
import { briefWords, letteringWords, studioWords } from './session/brief-words.ts';
import { createChannel } from './session/channel.ts';
import { type Commission, drawIdea, endsSession } from './session/draw-idea.ts';
import { type Examined, type Workshop, openWorkshop, programInput } from './session/workshop.ts';
import { type ChosenIdea, writeIdeas } from './session/write-ideas.ts';
import type { Studio, StudioBudget, StudioEvent } from './studio.ts';

/** More time than a program needs, for a machine that is busy drawing for others: the clock is the wall's. */
const LIMITS = { ...ISOLATE_LIMITS, milliseconds: 4_000 };

/** Where the programs of models run. Share one among studios. */
export const programIsolate = (): Isolate => createIsolate(LIMITS);

/** A studio whose designer is a language model: ideas, programs, looks, fixes, and only what passes. */
export function modelStudio(model: Model, options: Omit<SetOptions, 'seed' | 'studios' | 'avoid'>, isolate: Isolate = programIsolate()): Studio {
  return {
    id: model.id,
    propose: async function* ({ seed, beside, ...basic_info }, taste, budget, outer) {
      const studios = Object.keys(budget.concepts) as StudioId[];
      const workshop = openWorkshop({ ...taste, basic_info }, studios, { ...options, seed }, isolate);
      // The thread starts while the model thinks.
      isolate.ready().catch(() => undefined);
      const ending = new AbortController();
      const late = AbortSignal.timeout(budget.milliseconds);
      const signal = AbortSignal.any([ending.signal, late, ...(outer ? [outer] : [])]);
      const channel = createChannel<StudioEvent>();
      const session = runSession({ model, workshop, budget, signal, beside, onEvent: channel.push })
        .catch((error: unknown) => channel.push({ kind: 'failed', failure: failureOf(error, late.aborted) }))
        .finally(channel.end);
      try {
        yield* channel.values;
      } finally {
        // Anyone who stops reading stops the calls.
        ending.abort();
        await session;
      }
    },
  };
}

function failureOf(error: unknown, isLate: boolean): ModelFailure {
  if (isLate) return new ModelFailure('slow', 'The set took too long.');
  if (error instanceof ModelFailure) return error;
  return new ModelFailure('garbled', error instanceof Error ? `The session broke: ${error.message}` : 'The session broke.');
}

interface Session {
  readonly model: Model;
  readonly workshop: Workshop;
  readonly budget: StudioBudget;
  readonly signal: AbortSignal;
  readonly beside: readonly string[];
  readonly onEvent: (event: StudioEvent) => void;
}

/**
 * Draws the ideas, best first. No more drawings of a studio are under way than it is missing, so that none is paid for and
 * thrown away. One that has something left to fix waits in reserve while the studio's next idea is drawn: the best of the
 * reserve fills what is still missing when the ideas, the time or the provider have come to their end.
 */
async function runSession({ model, workshop, budget, signal, beside, onEvent }: Session): Promise<void> {
  const system = systemPrompt();
  const drawn = Object.fromEntries(Object.entries(budget.concepts).map(([studio, count]) => [studio, count + budget.spare]));
  const { chosen } = await writeIdeas(drawn, { model, system, workshop, signal });
  const missing = new Map(Object.entries(budget.concepts) as [StudioId, number][]);
  const underWay = new Map<StudioId, number>();
  const reserve: { readonly studio: StudioId; readonly examined: Examined }[] = [];
  const symbols = [...beside];
  const line = chosen.map((idea, i) => ({ idea, number: i + 1 }));
  const count = (of: Map<StudioId, number>, studio: StudioId, change = 0): number => {
    const after = (of.get(studio) ?? 0) + change;
    of.set(studio, after);
    return after;
  };

  /** The set may have got a like symbol while this one was drawn: it is compared once more. */
  const accept = (studio: StudioId, { concept, score }: Examined): void => {
    const { symbol } = concept.fingerprints;
    if (symbol && symbols.some((other) => fingerprintDistance(symbol, other) < NEAR_DUPLICATE)) {
      onEvent({ kind: 'dropped', title: concept.title, because: 'It looks like another concept of the set.' });
      return;
    }
    if (symbol) symbols.push(symbol);
    count(missing, studio, -1);
    onEvent({ kind: 'concept', concept, score });
  };

  const fillFromReserve = (studio: StudioId): void => {
    const own = reserve.filter((held) => held.studio === studio).toSorted((one, other) => other.examined.score - one.examined.score);
    for (const { examined } of own) {
      if (count(missing, studio) > 0) accept(studio, examined);
      else onEvent({ kind: 'dropped', title: examined.concept.title, because: 'Others of its studio came out better.' });
    }
    for (const held of own) reserve.splice(reserve.indexOf(held), 1);
  };

  const drawNext = async (): Promise<void> => {
    for (;;) {
      const at = line.findIndex(({ idea }) => count(missing, idea.studio) > count(underWay, idea.studio));
      if (at < 0 || signal.aborted) return;
      const [{ idea, number }] = line.splice(at, 1) as [(typeof line)[number]];
      const { studio, title } = idea;
      count(underWay, studio, 1);
      try {
        const result = await drawIdea(commissionOf(idea, number, workshop, budget.rounds), { model, system, workshop, studio, rounds: budget.rounds, signal, beside: () => symbols });
        if ('dropped' in result) onEvent({ kind: 'dropped', title, because: result.dropped });
        else if (isFlawless(result.best)) accept(studio, result.best);
        else reserve.push({ studio, examined: result.best });
      } catch (error) {
        if (endsSession(error) || !(error instanceof ModelFailure)) throw error;
        onEvent({ kind: 'dropped', title, because: error.message });
      } finally {
        const isLast = count(underWay, studio, -1) === 0 && !line.some((each) => each.idea.studio === studio);
        if (isLast || count(missing, studio) === 0) fillFromReserve(studio);
      }
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: budget.concurrent }, drawNext));
  for (const studio of missing.keys()) fillFromReserve(studio);
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed && [...missing.values()].some((each) => each > 0)) throw failed.reason;
}

const isFlawless = ({ measures, faults }: Examined): boolean => measures.findings.length + faults.length === 0;

function commissionOf(idea: ChosenIdea, number: number, { brief, profile }: Workshop, rounds: number): Commission {
  const task = `draw-${String(number).padStart(2, '0')}`;
  const { lettering } = programInput(brief, idea.studio, '');
  return {
    task,
    title: idea.title,
    asks: prompt('draw', {
      task,
      brief: briefWords(profile, brief),
      studio: studioWords(idea.studio),
      title: idea.title,
      move: idea.move,
      kind: idea.kind,
      rounds: String(rounds),
      fonts: brief.fonts.join(', '),
      lettering: letteringWords(lettering),
    }),
  };
}

import type { TasteProfile } from '@fifteen/contracts';
import type { Isolate } from '@fifteen/drawing/node';
import { type Brief, type Concept, type Genome, SAME_DRAWING, type SetOptions, applyOperations, fingerprintDistance, finishEdited, isBesideThePicture, pictureOf, readBrief, readPrompt, readyFor, refinedConcept, thingNamed, titleOf, tunableIdea } from '@fifteen/logo-engine';
import { ModelFailure } from '../model/failure.ts';
import { type Model, type Turn, textPart } from '../model/model.ts';
import { prompt, systemPrompt } from '../prompts/prompts.ts';
import { briefWords, letteringWords, quoted } from '../session/brief-words.ts';
import { createChannel } from '../session/channel.ts';
import { type Drawn, answered, drawIdea, endsSession } from '../session/draw-idea.ts';
import { plainWords } from '../session/plain-words.ts';
import { complaintOf, DropReason, SubmittedPlan, WAYS, WISH_TOOLS } from '../session/submissions.ts';
import { openWorkshop, programInput } from '../session/workshop.ts';
import { sourceOfPicture } from './source-of-picture.ts';

/** A logo, and what its owner asks for in words. */
export interface RefineRequest {
  readonly genome: Genome;
  readonly profile: TasteProfile;
  readonly seed: string;
  readonly wish: string;
}

export interface RefineBudget {
  /** Of the whole, in milliseconds. */
  readonly milliseconds: number;
  /** Programs that are written for one variation at most. */
  readonly rounds: number;
}

export const REFINE_BUDGET: RefineBudget = { milliseconds: 150_000, rounds: 2 };

export type RefineEvent =
  /** Said before anything is drawn: one plain sentence. */
  | { readonly kind: 'understood'; readonly words: string }
  /** The end: the model draws nothing of this, and says why. */
  | { readonly kind: 'declined'; readonly because: string }
  | { readonly kind: 'concept'; readonly concept: Concept }
  | { readonly kind: 'dropped'; readonly because: string }
  | { readonly kind: 'failed'; readonly failure: ModelFailure };

/** Most tokens of a plan with what is thought before it. */
const MOST_TOKENS = 3_000;
/** Times that the model may hand in a plan that cannot be read. */
const ATTEMPTS = 2;
/** Longest sentences of a model's that a customer reads. */
const MOST_WORDS = 200;

/**
 * Refines a logo's picture by a language model: it says what it understood, plans five ways, and draws each as a change of
 * the logo's program. Lettering, colors and layout stay as they are, but for what the engine itself reads of the wish. Never
 * throws for a fault of a provider: that is its last event.
 */
export async function* refineLogo(model: Model, request: RefineRequest, options: Omit<SetOptions, 'seed' | 'studios' | 'avoid'>, isolate: Isolate, budget: RefineBudget = REFINE_BUDGET, outer?: AbortSignal): AsyncGenerator<RefineEvent> {
  const ending = new AbortController();
  const late = AbortSignal.timeout(budget.milliseconds);
  const signal = AbortSignal.any([ending.signal, late, ...(outer ? [outer] : [])]);
  const channel = createChannel<RefineEvent>();
  isolate.ready().catch(() => undefined);
  const session = runRefinement({ model, request, options, isolate, rounds: budget.rounds, signal, onEvent: channel.push })
    .catch((error: unknown) => channel.push({ kind: 'failed', failure: late.aborted ? new ModelFailure('slow', 'The refinement took too long.') : error instanceof ModelFailure ? error : new ModelFailure('garbled', `The session broke: ${String(error)}`) }))
    .finally(channel.end);
  try {
    yield* channel.values;
  } finally {
    ending.abort();
    await session;
  }
}

interface Session {
  readonly model: Model;
  readonly request: RefineRequest;
  readonly options: Omit<SetOptions, 'seed' | 'studios' | 'avoid'>;
  readonly isolate: Isolate;
  readonly rounds: number;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RefineEvent) => void;
}

async function runRefinement({ model, request: { genome: parent, profile, seed, wish }, options, isolate, rounds, signal, onEvent }: Session): Promise<void> {
  const brief = readBrief(profile, options.library, options.readMeaning);
  const genome = withoutThePicture(parent, wish, brief, options);
  await readyFor([genome], brief);
  const picture = pictureOf(genome, brief);
  const source = picture && (genome.idea?.model?.source ?? sourceOfPicture(picture));
  if (!source) {
    onEvent({ kind: 'declined', because: 'This logo has no picture that can be changed in words.' });
    return;
  }
  const { studio } = genome;
  const symbols = symbolsOf(await finishEdited(genome, brief, { raster: options.raster, reasons: [] }));
  const workshop = openWorkshop(profile, [studio], { ...options, seed }, isolate, {
    lettering: genome.lettering.style,
    setProgram: (program, { beside }) => refinedConcept(program, genome, { brief, raster: options.raster, beside, ...(options.marks && { marks: options.marks }) }),
  });
  const words = { brief: briefWords(profile, workshop.brief), title: titleOf(genome), kind: picture.kind, program: source, wish: quoted(wish) };
  const plan = await planWish(words, { model, signal });
  if ('declined' in plan) {
    onEvent({ kind: 'declined', because: plan.declined });
    return;
  }
  onEvent({ kind: 'understood', words: plan.understood });

  const draw = async (way: string, i: number): Promise<void> => {
    const task = `refine-${String(i + 1).padStart(2, '0')}`;
    const { fonts } = workshop.brief;
    const lettering = letteringWords(programInput(workshop.brief, studio, '').lettering);
    const asks = prompt('refine', { ...words, task, number: String(i + 1), count: String(WAYS), direction: way, fonts: fonts.join(', '), lettering });
    const drawn: Drawn = await drawIdea({ task, title: words.title, asks }, { model, system: systemPrompt(), workshop, studio, rounds, signal, beside: () => symbols }).catch((error: unknown) => {
      if (endsSession(error) || !(error instanceof ModelFailure)) throw error;
      return { dropped: error.message };
    });
    if ('dropped' in drawn) return onEvent({ kind: 'dropped', because: drawn.dropped });
    const { concept } = drawn.best;
    const own = symbolsOf(concept);
    // Another one may have been drawn meanwhile.
    if (own.some((symbol) => symbols.some((other) => fingerprintDistance(symbol, other) < SAME_DRAWING))) return onEvent({ kind: 'dropped', because: 'It looks the same as another variation.' });
    symbols.push(...own);
    return onEvent({ kind: 'concept', concept });
  };
  const ends = await Promise.allSettled(plan.ways.map(draw));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The logo with what the engine itself reads of the wish, but for its picture. */
function withoutThePicture(genome: Genome, wish: string, brief: Brief, { readMeaning }: Pick<SetOptions, 'readMeaning'>): Genome {
  const { operations, locks } = readPrompt(wish, { titles: [], thingOf: thingNamed(readMeaning), idea: tunableIdea(genome, brief.name.full) });
  return applyOperations(genome, operations.filter(isBesideThePicture), brief, { locks }).genome;
}

const symbolsOf = ({ fingerprints: { symbol } }: Pick<Concept, 'fingerprints'>): string[] => (symbol ? [symbol] : []);

type Plan = { readonly understood: string; readonly ways: readonly string[] } | { readonly declined: string };

/** What the model makes of the wish. Throws `garbled` where it hands in no plan that can be read. */
async function planWish(words: Readonly<Record<string, string>>, { model, signal }: { model: Model; signal: AbortSignal }): Promise<Plan> {
  const turns: Turn[] = [{ role: 'user', parts: [textPart(prompt('wish', { ...words, task: 'wish' }))] }];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reply = await model.complete({ task: 'wish', system: systemPrompt(), turns, tools: WISH_TOOLS, mostTokens: MOST_TOKENS }, { signal });
    const call = reply.calls.find(({ name }) => name === 'plan') ?? reply.calls[0];
    if (call?.name === 'decline') return { declined: plainWords(DropReason.safeParse(call.input).data?.because ?? '', MOST_WORDS) ?? 'Our AI designer can’t draw that.' };
    const plan = SubmittedPlan.safeParse(call?.input);
    if (plan.success) return { understood: plainWords(plan.data.understood, MOST_WORDS) ?? 'A change of the picture, as you asked', ways: plan.data.ways };
    turns.push(...answered(reply, call, [textPart(call ? `The plan cannot be read: ${complaintOf(plan.error)}. Hand it in again.` : 'Call plan or decline.')]));
  }
  throw new ModelFailure('garbled', 'The model handed in no plan that can be read.');
}

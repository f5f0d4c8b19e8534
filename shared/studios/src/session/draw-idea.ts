import type { StudioId } from '@fifteen/contracts';
import { ModelFailure } from '../model/failure.ts';
import { type Model, type ModelReply, type Part, type ToolCall, type Turn, textPart } from '../model/model.ts';
import { prompt } from '../prompts/prompts.ts';
import { complaintOf, DRAW_TOOLS, DropReason, SubmittedProgram } from './submissions.ts';
import { type Examined, type Workshop, examinedWords } from './workshop.ts';

export interface DrawOptions {
  readonly model: Model;
  readonly system: string;
  readonly workshop: Workshop;
  readonly studio: StudioId;
  readonly rounds: number;
  readonly signal: AbortSignal;
  /** Symbols that are taken by now. */
  readonly beside: () => readonly string[];
}

/** A conversation about one drawing: its name, and what the model is asked first. */
export interface Commission {
  readonly task: string;
  readonly title: string;
  readonly asks: string;
}

/** The best program of a conversation, or why there is none. */
export type Drawn = { readonly best: Examined } | { readonly dropped: string };

/** Most tokens of a program with what is thought before it. */
const MOST_TOKENS = 8_000;

/**
 * One idea drawn by the model: a program, measures and a look at it, a fix, another look. What the model has looked at and
 * keeps is kept; where it ends without a word, the better program by the measures, the later one if they are close. The
 * model may drop the idea.
 */
export async function drawIdea({ task, asks }: Commission, options: DrawOptions): Promise<Drawn> {
  const { model, system, rounds, signal } = options;
  const turns: Turn[] = [{ role: 'user', parts: [textPart(asks)] }];
  const examined: Examined[] = [];
  let wrong = 'The model wrote no program.';
  let isKept = false;
  for (let round = 1; round <= rounds; round += 1) {
    const reply = await model.complete({ task, system, turns, tools: DRAW_TOOLS, mostTokens: MOST_TOKENS }, { signal });
    const call = reply.calls.find(({ name }) => name === 'draw') ?? reply.calls[0];
    if (call?.name === 'drop') return { dropped: DropReason.safeParse(call.input).data?.because || 'The model dropped it.' };
    if (call?.name === 'keep') {
      isKept = true;
      break;
    }
    const looked = call ? await look(call, reply, round, options) : { parts: [textPart('Call draw with a program, or keep, or drop.')], wrong };
    if ('examined' in looked) examined.push(looked.examined);
    else wrong = looked.wrong;
    turns.push(...answered(reply, call, looked.parts));
  }
  const sound = examined.filter(({ isFatal }) => !isFatal);
  const best = isKept ? sound.at(-1) : bestOf(sound);
  if (best) return { best };
  const fatal = examined[0]?.measures.findings.find(({ isFatal }) => isFatal);
  return { dropped: fatal?.words ?? wrong };
}

/** Scores nearer than this are the same: the later program answers what was seen in the earlier one. */
const CLOSE = 0.1;

const bestOf = (programs: readonly Examined[]): Examined | undefined =>
  programs.reduce<Examined | undefined>((best, program) => (best && best.score > program.score + CLOSE ? best : program), undefined);

/** The next two turns: what the model said, and the answer. What it wrote as text is answered as text. */
export function answered(reply: ModelReply, call: ToolCall | undefined, parts: readonly Part[]): Turn[] {
  const isText = !call || call.id.startsWith('text-');
  if (isText) return [{ role: 'assistant', text: reply.text || '(nothing)', calls: [] }, { role: 'user', parts }];
  const results = reply.calls.map(({ id, name }) => ({ id, name, parts: id === call.id ? parts : [textPart('Only one call at a time is answered.')] }));
  return [{ role: 'assistant', text: reply.text, calls: reply.calls, raw: reply.raw }, { role: 'results', results }];
}

type Looked = { readonly parts: readonly Part[]; readonly examined: Examined } | { readonly parts: readonly Part[]; readonly wrong: string };

async function look(call: ToolCall, reply: ModelReply, round: number, { workshop, studio, rounds, beside, model }: DrawOptions): Promise<Looked> {
  const left = rounds - round;
  const next = left === 0 ? 'That was the last program.' : `You can hand in ${left} more. Change only what is named, or what you see is wrong; call keep if it is good, drop if the idea does not hold.`;
  const failed = (wrong: string): Looked => ({ parts: [textPart(prompt('look', { outcome: 'The program does not draw a logo.', measures: wrong, instruction: next }))], wrong });
  if (reply.isCut) return failed('The reply was cut off at the limit of its length: write a shorter program.');
  if (call.name !== 'draw') return failed(`There is no tool ${call.name.slice(0, 40)} here.`);
  const submitted = SubmittedProgram.safeParse(call.input);
  if (!submitted.success) return failed(`The arguments of draw are wrong: ${complaintOf(submitted.error)}.`);
  const result = await workshop.examine(submitted.data, { model: reply.model || model.id, studio, beside: beside() });
  if ('wrong' in result) return failed(result.wrong);
  const words = prompt('look', { outcome: `Program ${round} is drawn.`, measures: examinedWords(result), instruction: next });
  if (left === 0 || !model.canSee) return { parts: [textPart(words)], examined: result };
  const picture = await result.picture();
  return { parts: [textPart(`${words}\nThe picture: the whole logo; the symbol at 160, 64, 32 and 16 pixels; the whole in one color.`), { kind: 'image', png: picture }], examined: result };
}

/** Failures that end the whole session, not only one drawing. */
export const endsSession = (error: unknown): error is ModelFailure => error instanceof ModelFailure && error.kind !== 'garbled' && error.kind !== 'refused';

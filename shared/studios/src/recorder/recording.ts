import { z } from 'zod';
import type { Model, ModelReply } from '../model/model.ts';
import { PROMPT_VERSION } from '../prompts/prompt-files.ts';

const Exchange = z.strictObject({
  /** Which conversation, and which turn of it, from 1. */
  task: z.string(),
  turn: z.int().min(1),
  text: z.string(),
  calls: z.array(z.strictObject({ name: z.string(), input: z.record(z.string(), z.unknown()) })),
  /** Absent where the provider did not count. */
  usage: z.strictObject({ input: z.number(), cached: z.number(), output: z.number(), written: z.number().optional() }).optional(),
});
export type Exchange = z.infer<typeof Exchange>;

/** What a real model answered in one session, to be replayed by the stand-in. */
export const Recording = z.strictObject({
  v: z.literal(1),
  /** Name of the brief, and its answers. */
  brief: z.string(),
  profile: z.unknown(),
  model: z.string(),
  /** YYYY-MM-DD. */
  date: z.string(),
  prompt: z.string(),
  /** Tokens were estimated from characters: nobody counted them. */
  isEstimated: z.boolean(),
  seed: z.string(),
  exchanges: z.array(Exchange),
  /** What became of each drawing when it was recorded. */
  drawings: z.array(z.strictObject({ title: z.string(), studio: z.string().optional(), hash: z.string().optional(), score: z.number().optional(), dropped: z.string().optional() })),
});
export type Recording = z.infer<typeof Recording>;

export const turnOf = ({ turns }: Parameters<Model['complete']>[0]): number => turns.filter(({ role }) => role !== 'assistant').length;

/** A model whose replies are kept. */
export function recorded(model: Model): { readonly model: Model; readonly exchanges: readonly Exchange[] } {
  const exchanges: Exchange[] = [];
  return {
    exchanges,
    model: {
      ...model,
      complete: async (request, options) => {
        const reply = await model.complete(request, options);
        exchanges.push(exchangeOf(request.task, turnOf(request), reply));
        return reply;
      },
    },
  };
}

const exchangeOf = (task: string, turn: number, { text, calls, usage }: ModelReply): Exchange => ({
  task,
  turn,
  // Calls that were written as text are kept as calls: replayed, they come as a provider sends them.
  text: calls.some(({ id }) => id.startsWith('text-')) ? '' : text,
  calls: calls.map(({ name, input }) => ({ name, input: input as Record<string, unknown> })),
  ...(usage && { usage }),
});

/** The parts of a recording that are the same for every brief of a day. */
export const recordingHeader = (now: Date): Pick<Recording, 'v' | 'date' | 'prompt'> => ({ v: 1, date: now.toISOString().slice(0, 10), prompt: PROMPT_VERSION });

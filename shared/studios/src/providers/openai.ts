import type OpenAI from 'openai';
import { readArguments } from '../model/arguments.ts';
import { type Bill, openBill } from '../model/bill.ts';
import { ModelFailure, failureOfStatus, isSyntaxError, retryAfterOf } from '../model/failure.ts';
import type { Model, ModelReply, ModelRequest, Part, Turn, Usage } from '../model/model.ts';
import { callsInText } from '../model/text-calls.ts';
import { PATIENCE, type Patience, createWatch } from '../model/watch.ts';

export interface OpenAiOptions {
  readonly model: string;
  readonly key: string;
  /** Address of any endpoint that speaks OpenAI's chat completions; OpenAI's own unless given. */
  readonly url?: string | undefined;
  readonly canSee: boolean;
  readonly patience?: Patience;
}

type Message = OpenAI.ChatCompletionMessageParam;

/** A model behind OpenAI's chat completions: OpenAI itself, or what speaks the same, such as Ollama and vLLM. */
export async function openAiModel({ model, key, url, canSee, patience = PATIENCE }: OpenAiOptions): Promise<Model> {
  const { default: Client, APIError, APIUserAbortError, APIConnectionError } = await import('openai');
  // Retries are ours: they know budgets and refusals.
  const client = new Client({ apiKey: key, ...(url && { baseURL: url }), maxRetries: 0, timeout: patience.total, logLevel: 'off' });
  const failure = (error: unknown): ModelFailure => {
    if (error instanceof ModelFailure) return error;
    if (error instanceof APIUserAbortError) return new ModelFailure('stopped', error.message);
    if (error instanceof APIConnectionError) return new ModelFailure('unavailable', error.message);
    if (error instanceof APIError && error.status !== undefined) return failureOfStatus(error.status, error.message, retryAfterOf((error.headers as Headers | undefined)?.get('retry-after')));
    if (isSyntaxError(error)) return new ModelFailure('garbled', 'The stream is not JSON.');
    return new ModelFailure('cut', error instanceof Error ? error.message : 'The stream broke off.');
  };
  return {
    id: `openai/${model}`,
    canSee,
    complete: async (request, { signal }) => {
      const watch = createWatch(signal, patience);
      const bill = openBill();
      try {
        const stream = await client.chat.completions.create(
          {
            model,
            messages: messagesOf(request),
            tools: request.tools.map(({ name, description, schema }) => ({ type: 'function', function: { name, description, parameters: schema } })),
            // Other servers know only the older name.
            ...(url ? { max_tokens: request.mostTokens } : { max_completion_tokens: request.mostTokens }),
            stream: true,
            stream_options: { include_usage: true },
          },
          { signal: watch.signal },
        );
        bill.taken();
        return await readStream(stream, watch.touch, bill, request.tools.map(({ name }) => name));
      } catch (error) {
        throw bill.on(watch.reason() ?? failure(error));
      } finally {
        watch.end();
      }
    },
  };
}

async function readStream(stream: AsyncIterable<OpenAI.ChatCompletionChunk>, touch: () => void, bill: Bill, tools: readonly string[]): Promise<ModelReply> {
  const calls: { id: string; name: string; text: string }[] = [];
  let [text, refusal, model, finish] = ['', '', '', ''];
  let usage: Usage | undefined;
  for await (const chunk of stream) {
    touch();
    model ||= chunk.model ?? '';
    if (chunk.usage) usage = { input: chunk.usage.prompt_tokens, cached: chunk.usage.prompt_tokens_details?.cached_tokens ?? 0, output: chunk.usage.completion_tokens };
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    text += choice.delta?.content ?? '';
    refusal += choice.delta?.refusal ?? '';
    finish = choice.finish_reason ?? finish;
    for (const { index, id, function: called } of choice.delta?.tool_calls ?? []) {
      const call = (calls[index] ??= { id: '', name: '', text: '' });
      call.id ||= id ?? '';
      call.name ||= called?.name ?? '';
      call.text += called?.arguments ?? '';
    }
  }
  if (usage) bill.count(usage);
  if (refusal || finish === 'content_filter') throw new ModelFailure('refused', 'The model refused.');
  if (!finish) throw new ModelFailure('cut', 'The stream ended before the reply did.');
  const isCut = finish === 'length';
  const called = calls.filter(Boolean).flatMap(({ id, name, text: input }, i) => (isCut && !isWhole(input) ? [] : [{ id: id || `call-${i + 1}`, name, input: readArguments(input) }]));
  return { text, calls: called.length > 0 ? called : callsInText(text, tools), usage, model, isCut };
}

const isWhole = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const messagesOf = ({ system, turns }: ModelRequest): Message[] => [{ role: 'system', content: system }, ...turns.flatMap(messagesOfTurn)];

function messagesOfTurn(turn: Turn): Message[] {
  if (turn.role === 'user') return [{ role: 'user', content: turn.parts.map(contentOf) }];
  if (turn.role === 'assistant') return [assistantOf(turn)];
  const pictures = turn.results.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'image'));
  // A tool's answer holds text only: its pictures follow as the user's.
  return [
    ...turn.results.map(({ id, parts }): Message => ({ role: 'tool', tool_call_id: id, content: parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n') })),
    ...(pictures.length > 0 ? [{ role: 'user' as const, content: pictures.map(contentOf) }] : []),
  ];
}

function assistantOf({ text, calls }: Extract<Turn, { role: 'assistant' }>): Message {
  // What the model wrote as text goes back as text: it has called no tool.
  if (calls.length === 0) return { role: 'assistant', content: text };
  return { role: 'assistant', content: text || null, tool_calls: calls.map(({ id, name, input }) => ({ id, type: 'function', function: { name, arguments: JSON.stringify(input) } })) };
}

const contentOf = (part: Part): OpenAI.ChatCompletionContentPart =>
  part.kind === 'text' ? { type: 'text', text: part.text } : { type: 'image_url', image_url: { url: `data:image/png;base64,${Buffer.from(part.png).toString('base64')}` } };

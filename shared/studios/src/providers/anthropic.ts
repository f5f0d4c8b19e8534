import type Anthropic from '@anthropic-ai/sdk';
import { ModelFailure, failureOfStatus, isSyntaxError, retryAfterOf } from '../model/failure.ts';
import { openBill } from '../model/bill.ts';
import type { Model, ModelRequest, Part, Turn, Usage } from '../model/model.ts';
import { callsInText } from '../model/text-calls.ts';
import { PATIENCE, type Patience, createWatch } from '../model/watch.ts';

export interface AnthropicOptions {
  readonly model: string;
  readonly key: string;
  readonly url?: string | undefined;
  readonly canSee: boolean;
  readonly patience?: Patience;
}

/** A model behind Anthropic's Messages API. The system prompt is cached there: a session sends it with every call. */
export async function anthropicModel({ model, key, url, canSee, patience = PATIENCE }: AnthropicOptions): Promise<Model> {
  const { default: Client, APIError, APIUserAbortError, APIConnectionError } = await import('@anthropic-ai/sdk');
  const client = new Client({ apiKey: key, ...(url && { baseURL: url }), maxRetries: 0, timeout: patience.total, logLevel: 'off' });
  const failure = (error: unknown): ModelFailure => {
    if (error instanceof ModelFailure) return error;
    if (error instanceof APIUserAbortError) return new ModelFailure('stopped', error.message);
    if (error instanceof APIConnectionError) return new ModelFailure('unavailable', error.message);
    if (error instanceof APIError && error.status !== undefined) return failureOfStatus(error.status, error.message, retryAfterOf((error.headers as Headers | undefined)?.get('retry-after')));
    // An error event inside of a stream has no status: it says its type.
    if (error instanceof APIError && /overloaded|rate_limit|api_error/.test(error.message)) return new ModelFailure('unavailable', error.message);
    if (isSyntaxError(error) || (error instanceof Error && /JSON|parse/i.test(error.message))) return new ModelFailure('garbled', error.message);
    return new ModelFailure('cut', error instanceof Error ? error.message : 'The stream broke off.');
  };
  return {
    id: `anthropic/${model}`,
    canSee,
    complete: async (request, { signal }) => {
      const watch = createWatch(signal, patience);
      const bill = openBill();
      try {
        const stream = client.messages.stream(bodyOf(model, request), { signal: watch.signal });
        stream.on('connect', bill.taken);
        let isEnded = false;
        for await (const event of stream) {
          watch.touch();
          isEnded ||= event.type === 'message_stop';
        }
        if (!isEnded) throw new ModelFailure('cut', 'The stream ended before the reply did.');
        const message = await stream.finalMessage();
        bill.count(usageOf(message.usage));
        return replyOf(message, request.tools.map(({ name }) => name));
      } catch (error) {
        throw bill.on(watch.reason() ?? failure(error));
      } finally {
        watch.end();
      }
    },
  };
}

function replyOf({ content, usage, stop_reason: stop, model }: Anthropic.Message, tools: readonly string[]) {
  if (stop === 'refusal') throw new ModelFailure('refused', 'The model refused.');
  const text = content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n');
  const isCut = stop === 'max_tokens';
  const calls = content.flatMap((block) => {
    if (block.type !== 'tool_use') return [];
    if (typeof block.input !== 'object' || block.input === null) throw new ModelFailure('garbled', 'The arguments of a tool call are not a JSON object.');
    return [{ id: block.id, name: block.name, input: block.input }];
  });
  return {
    text,
    calls: calls.length > 0 ? calls : callsInText(text, tools),
    usage: usageOf(usage),
    model,
    isCut,
    ...(calls.length > 0 && { raw: content }),
  };
}

function usageOf(usage: Anthropic.Usage): Usage {
  const [cached, written] = [usage.cache_read_input_tokens ?? 0, usage.cache_creation_input_tokens ?? 0];
  return { input: usage.input_tokens + cached + written, cached, output: usage.output_tokens, ...(written > 0 && { written }) };
}

const bodyOf = (model: string, { system, turns, tools, mostTokens }: ModelRequest): Anthropic.MessageStreamParams => ({
  model,
  max_tokens: mostTokens,
  system: [{ type: 'text', text: system, cache_control: { type: 'ephemeral' } }],
  messages: turns.map(messageOf),
  tools: tools.map(({ name, description, schema }) => ({ name, description, input_schema: schema as Anthropic.Tool['input_schema'] })),
});

function messageOf(turn: Turn): Anthropic.MessageParam {
  if (turn.role === 'user') return { role: 'user', content: turn.parts.map(contentOf) };
  if (turn.role === 'results') return { role: 'user', content: turn.results.map(({ id, parts }) => ({ type: 'tool_result' as const, tool_use_id: id, content: parts.map(contentOf) })) };
  if (turn.raw) return { role: 'assistant', content: turn.raw as Anthropic.ContentBlockParam[] };
  return {
    role: 'assistant',
    content: [...(turn.text ? [{ type: 'text' as const, text: turn.text }] : []), ...turn.calls.map(({ id, name, input }) => ({ type: 'tool_use' as const, id, name, input }))],
  };
}

const contentOf = (part: Part): Anthropic.TextBlockParam | Anthropic.ImageBlockParam =>
  part.kind === 'text' ? { type: 'text', text: part.text } : { type: 'image', source: { type: 'base64', media_type: 'image/png', data: Buffer.from(part.png).toString('base64') } };

import type { Content, GenerateContentResponse, Part as GooglePart } from '@google/genai';
import { type Bill, openBill } from '../model/bill.ts';
import { ModelFailure, failureOfStatus, isSyntaxError } from '../model/failure.ts';
import type { Model, ModelReply, Part, ToolCall, Turn, Usage } from '../model/model.ts';
import { callsInText } from '../model/text-calls.ts';
import { PATIENCE, type Patience, createWatch } from '../model/watch.ts';

export interface GoogleOptions {
  readonly model: string;
  readonly key: string;
  readonly url?: string | undefined;
  readonly canSee: boolean;
  readonly patience?: Patience;
}

/** Node's own fetch. Left to itself the SDK takes the time limits out of it. */
const request = (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => fetch(input, init);

/** Reasons of Google's to end a reply that are a refusal. */
const REFUSALS: ReadonlySet<string> = new Set(['SAFETY', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII', 'RECITATION', 'IMAGE_SAFETY', 'LANGUAGE']);

/** A Gemini model behind Google's GenAI API. */
export async function googleModel({ model, key, url, canSee, patience = PATIENCE }: GoogleOptions): Promise<Model> {
  const { ApiError, GoogleGenAI } = await import('@google/genai');
  const client = new GoogleGenAI({ apiKey: key, vertexai: false, httpOptions: { ...(url && { baseUrl: url }), timeout: patience.total, fetch: request } });
  const failure = (error: unknown): ModelFailure => {
    if (error instanceof ModelFailure) return error;
    if (error instanceof ApiError) return failureOfStatus(error.status, error.message, pauseOf(error.message));
    if (isSyntaxError(error) || (error instanceof Error && /JSON|parse/i.test(error.message))) return new ModelFailure('garbled', error.message);
    if (error instanceof Error && /fetch failed/.test(error.message)) return new ModelFailure('unavailable', error.message);
    return new ModelFailure('cut', error instanceof Error ? error.message : 'The stream broke off.');
  };
  return {
    id: `google/${model}`,
    canSee,
    complete: async (request, { signal }) => {
      const watch = createWatch(signal, patience);
      const bill = openBill();
      try {
        const stream = await client.models.generateContentStream({
          model,
          contents: request.turns.map(contentOfTurn),
          config: {
            systemInstruction: request.system,
            maxOutputTokens: request.mostTokens,
            abortSignal: watch.signal,
            tools: [{ functionDeclarations: request.tools.map(({ name, description, schema }) => ({ name, description, parametersJsonSchema: schema })) }],
          },
        });
        bill.taken();
        return await readStream(stream, watch.touch, bill, model, request.tools.map(({ name }) => name));
      } catch (error) {
        throw bill.on(watch.reason() ?? failure(error));
      } finally {
        watch.end();
      }
    },
  };
}

/** The pause that Google asks for, in milliseconds: its SDK gives no headers, but the body of a 429 has a RetryInfo ("retryDelay": "34s"). */
function pauseOf(body: string): number | undefined {
  const seconds = /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

async function readStream(stream: AsyncIterable<GenerateContentResponse>, touch: () => void, bill: Bill, model: string, tools: readonly string[]): Promise<ModelReply> {
  const parts: GooglePart[] = [];
  let [finish, version] = ['', ''];
  let usage: Usage | undefined;
  for await (const { candidates, promptFeedback, usageMetadata, modelVersion } of stream) {
    touch();
    if (usageMetadata) usage = { input: usageMetadata.promptTokenCount ?? 0, cached: usageMetadata.cachedContentTokenCount ?? 0, output: (usageMetadata.candidatesTokenCount ?? 0) + (usageMetadata.thoughtsTokenCount ?? 0) };
    if (promptFeedback?.blockReason) {
      bill.count(usage);
      throw new ModelFailure('refused', 'The prompt was refused.');
    }
    parts.push(...(candidates?.[0]?.content?.parts ?? []));
    finish = candidates?.[0]?.finishReason ?? finish;
    version = modelVersion ?? version;
  }
  // Each piece counts what there is so far: only the last one counts all.
  if (finish) bill.count(usage);
  if (REFUSALS.has(finish)) throw new ModelFailure('refused', 'The model refused.');
  if (finish === 'MALFORMED_FUNCTION_CALL') throw new ModelFailure('garbled', 'The model wrote a tool call that cannot be read.');
  if (!finish) throw new ModelFailure('cut', 'The stream ended before the reply did.');
  const text = parts.flatMap((part) => (part.text !== undefined && !part.thought ? [part.text] : [])).join('');
  const calls = parts.flatMap(({ functionCall }, i): ToolCall[] => (functionCall?.name ? [{ id: functionCall.id ?? `call-${i + 1}`, name: functionCall.name, input: functionCall.args ?? {} }] : []));
  return { text, calls: calls.length > 0 ? calls : callsInText(text, tools), usage, model: version || model, isCut: finish === 'MAX_TOKENS', ...(calls.length > 0 && { raw: parts }) };
}

function contentOfTurn(turn: Turn): Content {
  if (turn.role === 'user') return { role: 'user', parts: turn.parts.map(partOf) };
  if (turn.role === 'assistant') return { role: 'model', parts: (turn.raw as GooglePart[] | undefined) ?? [...(turn.text ? [{ text: turn.text }] : []), ...turn.calls.map(({ id, name, input }) => ({ functionCall: { id, name, args: input as Record<string, unknown> } }))] };
  return {
    role: 'user',
    parts: turn.results.flatMap(({ id, name, parts }) => [
      { functionResponse: { id, name, response: { output: parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [])).join('\n') } } },
      ...parts.filter(({ kind }) => kind === 'image').map(partOf),
    ]),
  };
}

const partOf = (part: Part): GooglePart => (part.kind === 'text' ? { text: part.text } : { inlineData: { mimeType: 'image/png', data: Buffer.from(part.png).toString('base64') } });

import { type StandInAnswer, USUAL_USAGE, type Wire, piecesOf, taskOf } from './wire.ts';

interface WirePart {
  readonly text?: string;
  readonly inlineData?: unknown;
  readonly functionResponse?: { readonly response?: { readonly output?: string } };
}
interface WireContent {
  readonly role?: string;
  readonly parts?: readonly WirePart[];
}

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (model: string, parts: readonly unknown[], rest: Record<string, unknown> = {}, more: Record<string, unknown> = {}): string =>
  event({ candidates: [{ content: { role: 'model', parts }, index: 0, ...rest }], modelVersion: model, ...more });

/** Google's streamGenerateContent with `alt=sse`. */
export const googleWire: Wire = {
  provider: 'google',
  serves: (path) => path.includes(':streamGenerateContent'),
  read: (body, path) => {
    const contents = body['contents'] as readonly WireContent[];
    const said = contents.filter(({ role }) => role !== 'model').flatMap(({ parts = [] }) => parts);
    const instruction = body['systemInstruction'] as WireContent | undefined;
    const tools = (body['tools'] ?? []) as readonly { functionDeclarations?: readonly { name: string }[] }[];
    return {
      model: /models\/([^:]+):/.exec(path)?.[1] ?? '',
      task: taskOf(said[0]?.text ?? ''),
      turn: contents.filter(({ role }) => role === 'model').length + 1,
      system: (instruction?.parts ?? []).map(({ text = '' }) => text).join('\n'),
      text: said.map(({ text, functionResponse }) => text ?? functionResponse?.response?.output ?? '').join('\n'),
      pictures: said.filter(({ inlineData }) => inlineData !== undefined).length,
      tools: tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations.map(({ name }) => name)),
    };
  },
  reply: ({ text = '', calls = [], usage = USUAL_USAGE, isCut = false }: Extract<StandInAnswer, { kind: 'reply' }>, model) => [
    ...piecesOf(text).map((piece) => chunk(model, [{ text: piece }])),
    ...calls.map(({ name, input }) => chunk(model, [{ functionCall: { name, args: input }, thoughtSignature: 'c2lnbmVk' }])),
    chunk(model, [{ text: '' }], { finishReason: isCut ? 'MAX_TOKENS' : 'STOP' }, usage ? { usageMetadata: { promptTokenCount: usage.input, cachedContentTokenCount: usage.cached, candidatesTokenCount: usage.output, totalTokenCount: usage.input + usage.output } } : {}),
  ],
  refusal: () => [event({ promptFeedback: { blockReason: 'SAFETY' } })],
  garbledCall: (model) => [chunk(model, [{ text: '' }], { finishReason: 'MALFORMED_FUNCTION_CALL' })],
  garbage: 'data: {"this is": no JSON, <html>\n\n',
  errorEvent: () => event({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
  error: (status, retryAfter) =>
    JSON.stringify({ error: { code: status, message: `Status ${status}`, status: 'ERROR', ...(retryAfter && { details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter}s` }] }) } }),
};

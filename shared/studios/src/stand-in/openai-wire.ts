import { type StandInAnswer, USUAL_USAGE, type Wire, piecesOf, taskOf } from './wire.ts';

interface Message {
  readonly role: string;
  readonly content?: string | readonly { readonly type: string; readonly text?: string }[] | null;
}

const textOf = ({ content }: Message): string => (typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('\n'));

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;
const chunk = (model: string, delta: unknown, finish: string | null = null): string => event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, delta, finish_reason: finish }] });
const DONE = 'data: [DONE]\n\n';

/** OpenAI's chat completions as a stream of server-sent events. */
export const openAiWire: Wire = {
  provider: 'openai',
  serves: (path) => path.endsWith('/chat/completions'),
  read: (body) => {
    const messages = body['messages'] as readonly Message[];
    const said = messages.filter(({ role }) => role !== 'assistant' && role !== 'system');
    return {
      model: String(body['model']),
      task: taskOf(textOf(said[0]!)),
      turn: messages.filter(({ role }) => role === 'assistant').length + 1,
      system: textOf(messages[0]!),
      text: said.map(textOf).join('\n'),
      pictures: said.flatMap(({ content }) => (Array.isArray(content) ? content : [])).filter(({ type }: { type: string }) => type === 'image_url').length,
      tools: ((body['tools'] ?? []) as readonly { function: { name: string } }[]).map((tool) => tool.function.name),
    };
  },
  reply: ({ text = '', calls = [], usage = USUAL_USAGE, isCut = false }: Extract<StandInAnswer, { kind: 'reply' }>, model) => [
    chunk(model, { role: 'assistant', content: '' }),
    ...piecesOf(text).map((content) => chunk(model, { content })),
    ...calls.flatMap(({ name, input }, index) => [
      chunk(model, { tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] }),
      ...piecesOf(JSON.stringify(input)).map((piece) => chunk(model, { tool_calls: [{ index, function: { arguments: piece } }] })),
    ]),
    chunk(model, {}, isCut ? 'length' : calls.length > 0 ? 'tool_calls' : 'stop'),
    ...(usage ? [event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [], usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output, prompt_tokens_details: { cached_tokens: usage.cached } } })] : []),
    DONE,
  ],
  refusal: (model) => [chunk(model, { role: 'assistant', refusal: 'I cannot help with that.' }), chunk(model, {}, 'stop'), DONE],
  garbledCall: (model) => [chunk(model, { tool_calls: [{ index: 0, id: 'call_0', type: 'function', function: { name: 'draw', arguments: '{"title": "half' } }] }), chunk(model, {}, 'tool_calls'), DONE],
  garbage: 'data: {"this is": no JSON, <html>\n\n',
  errorEvent: () => event({ error: { message: 'The server had an error.', type: 'server_error' } }),
  error: (status) => JSON.stringify({ error: { message: `Status ${status}`, type: 'error', param: null, code: null } }),
};

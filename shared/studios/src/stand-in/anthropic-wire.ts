import { type StandInAnswer, USUAL_USAGE, type Wire, piecesOf, taskOf } from './wire.ts';

interface Block {
  readonly type: string;
  readonly text?: string;
  readonly content?: string | readonly Block[];
}
interface Message {
  readonly role: string;
  readonly content: string | readonly Block[];
}

const blocksOf = (content: string | readonly Block[]): Block[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content.flatMap((block) => (block.type === 'tool_result' && block.content ? blocksOf(block.content) : [block]));

const event = (data: { type: string } & Record<string, unknown>): string => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;

const start = (model: string, input: number, cached: number, written = 0): string =>
  event({ type: 'message_start', message: { id: 'msg_1', type: 'message', role: 'assistant', model, content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens: input - cached - written, cache_read_input_tokens: cached, cache_creation_input_tokens: written, output_tokens: 1 } } });
const block = (index: number, content: unknown, deltas: readonly unknown[]): string[] => [
  event({ type: 'content_block_start', index, content_block: content }),
  ...deltas.map((delta) => event({ type: 'content_block_delta', index, delta })),
  event({ type: 'content_block_stop', index }),
];
const end = (stop: string, output: number): string[] => [event({ type: 'message_delta', delta: { stop_reason: stop, stop_sequence: null }, usage: { output_tokens: output } }), event({ type: 'message_stop' })];

/** Anthropic's Messages API as a stream of server-sent events. */
export const anthropicWire: Wire = {
  provider: 'anthropic',
  serves: (path) => path.endsWith('/v1/messages'),
  read: (body) => {
    const messages = body['messages'] as readonly Message[];
    const said = messages.filter(({ role }) => role === 'user').flatMap(({ content }) => blocksOf(content));
    return {
      model: String(body['model']),
      task: taskOf(said[0]?.text ?? ''),
      turn: messages.filter(({ role }) => role === 'assistant').length + 1,
      system: blocksOf(body['system'] as string | readonly Block[]).map(({ text = '' }) => text).join('\n'),
      text: said.map(({ text = '' }) => text).join('\n'),
      pictures: said.filter(({ type }) => type === 'image').length,
      tools: ((body['tools'] ?? []) as readonly { name: string }[]).map(({ name }) => name),
    };
  },
  reply: ({ text = '', calls = [], usage = USUAL_USAGE, isCut = false }: Extract<StandInAnswer, { kind: 'reply' }>, model) => {
    const first = text ? 1 : 0;
    // Anthropic always counts.
    const { input, cached, output, written } = usage ?? USUAL_USAGE;
    return [
      start(model, input, cached, written),
      ...(text ? block(0, { type: 'text', text: '' }, piecesOf(text).map((piece) => ({ type: 'text_delta', text: piece }))) : []),
      ...calls.flatMap(({ name, input }, i) => block(first + i, { type: 'tool_use', id: `toolu_${i}`, name, input: {} }, piecesOf(JSON.stringify(input)).map((piece) => ({ type: 'input_json_delta', partial_json: piece })))),
      ...end(isCut ? 'max_tokens' : calls.length > 0 ? 'tool_use' : 'end_turn', output),
    ];
  },
  refusal: (model) => [start(model, 100, 0), ...end('refusal', 1)],
  garbledCall: (model) => [start(model, 100, 0), ...block(0, { type: 'tool_use', id: 'toolu_0', name: 'draw', input: {} }, [{ type: 'input_json_delta', partial_json: '{"title": nonsense' }]), ...end('tool_use', 10)],
  garbage: 'event: message_start\ndata: {"this is": no JSON, <html>\n\n',
  errorEvent: () => event({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } }),
  error: (status) => JSON.stringify({ type: 'error', error: { type: 'error', message: `Status ${status}` } }),
};

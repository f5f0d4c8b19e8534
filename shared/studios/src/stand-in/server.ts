import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { anthropicWire } from './anthropic-wire.ts';
import { googleWire } from './google-wire.ts';
import { openAiWire } from './openai-wire.ts';
import type { SeenRequest, StandInAnswer, Wire } from './wire.ts';

const WIRES: readonly Wire[] = [openAiWire, anthropicWire, googleWire];

/** A provider that runs here. */
export interface StandIn {
  /** What STUDIO_MODEL_URL is for each provider's SDK. */
  readonly urls: Readonly<Record<SeenRequest['provider'], string>>;
  /** Every request so far. */
  readonly seen: readonly SeenRequest[];
  readonly close: () => Promise<void>;
}

/** Speaks the protocols of OpenAI, Anthropic and Google on this machine; what it answers is up to `answer`. */
export async function startStandIn(answer: (request: SeenRequest) => StandInAnswer | Promise<StandInAnswer>): Promise<StandIn> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    respond(request, response, seen, answer).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    urls: { openai: `${origin}/v1`, anthropic: origin, google: origin },
    seen,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, seen: SeenRequest[], answer: (request: SeenRequest) => StandInAnswer | Promise<StandInAnswer>): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
  const wire = WIRES.find(({ serves }) => serves(pathname));
  if (!wire) {
    response.writeHead(404).end();
    return;
  }
  const body = JSON.parse(await textOf(request)) as Record<string, unknown>;
  const read: SeenRequest = { provider: wire.provider, key: keyOf(request), ...wire.read(body, pathname) };
  seen.push(read);
  const given = await answer(read);
  if (given.kind === 'silent') return;
  if (given.kind === 'status') {
    response.writeHead(given.status, { 'content-type': given.body ? 'text/html' : 'application/json', ...(given.retryAfter && { 'retry-after': given.retryAfter }) }).end(given.body ?? wire.error(given.status, given.retryAfter));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await send(response, wire, given, read.model);
}

async function send(response: ServerResponse, wire: Wire, answer: Exclude<StandInAnswer, { kind: 'status' | 'silent' }>, model: string): Promise<void> {
  if (answer.kind === 'garbage') {
    response.end(wire.garbage);
    return;
  }
  const half = (): string => {
    const events = wire.reply({ kind: 'reply', text: 'I begin to draw and then '.repeat(80) }, model);
    return events.slice(0, Math.ceil(events.length / 2)).join('');
  };
  if (answer.kind === 'short') response.end(half());
  else if (answer.kind === 'stall') response.write(half());
  else if (answer.kind === 'cut') response.write(half(), () => response.destroy());
  else if (answer.kind === 'error-event') response.end(`${half()}${wire.errorEvent()}`);
  else {
    const events = answer.kind === 'reply' ? wire.reply(answer, model) : answer.kind === 'refusal' ? wire.refusal(model) : wire.garbledCall(model);
    for (const event of events) if (!response.write(event)) await once(response, 'drain');
    response.end();
  }
}

const keyOf = ({ headers }: IncomingMessage): string => String(headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization ?? '').replace(/^Bearer /, '');

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

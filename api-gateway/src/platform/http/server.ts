import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { StartError } from '../errors/errors.ts';
import { answerUnreadable } from './unreadable-requests.ts';
import { cutSlowReaders, SLOW_READER, type SlowReaderLimit } from './slow-readers.ts';

/** A browser on 1 Mbit/s sends the largest body within the minute; who is slower holds a connection for nothing. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Longer than the usual proxy's 60 s, so that the proxy is the one who closes. */
const KEEP_ALIVE_MS = 65_000;
const TIMEOUT_CHECK_MS = 2_000;

export interface Timeouts {
  readonly requestMs: number;
  readonly headersMs: number;
  readonly checkMs: number;
  readonly slowReader?: SlowReaderLimit;
}

const DEFAULT_TIMEOUTS: Timeouts = {
  requestMs: REQUEST_TIMEOUT_MS,
  headersMs: HEADERS_TIMEOUT_MS,
  checkMs: TIMEOUT_CHECK_MS,
};

export const createHttpServer = (listener: RequestListener, timeouts: Timeouts = DEFAULT_TIMEOUTS): Server => {
  const server = createServer(
    {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.headersMs,
      connectionsCheckingInterval: timeouts.checkMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  );
  // Before the listener: it must know of an answer before that is sent.
  followAnswers(server);
  server.on('request', listener);
  cutSlowReaders(server, timeouts.slowReader ?? SLOW_READER);
  answerUnreadable(server);
  return server;
};

/** The variables that a person can set so that listening works. */
interface Variables {
  readonly port: string;
  readonly host: string;
}

const explain = (error: NodeJS.ErrnoException, { port, host }: Pick<Config, 'port' | 'host'>, variables: Variables): Error => {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is in use by another program. Set ${variables.port} to a free one, for example ${variables.port}=4100.`);
  }
  if (error.code === 'EACCES') return new StartError(`Port ${port} may not be used by this user. Set ${variables.port} above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`${host} is no address of this machine. Set ${variables.host} to one, for example ${variables.host}=127.0.0.1.`);
  }
  return error;
};

/** Starts listening; gives the port, which the system chooses for port 0. */
export const listen = async (
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  variables: Variables = { port: 'PORT', host: 'HOST' },
): Promise<number> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, { port, host }, variables)));
    server.listen({ port, host }, resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
};

/** Answers under way, by server. */
const answers = new WeakMap<Server, Set<ServerResponse>>();
const leaving = new WeakSet<Server>();
const IDLE_CHECK_MS = 50;

const followAnswers = (server: Server): void => {
  const open = new Set<ServerResponse>();
  answers.set(server, open);
  server.on('request', (_request, response: ServerResponse) => {
    open.add(response);
    // Log, metrics, seats, limits and this set each wait for the end of an answer: more than the ten that Node expects.
    response.setMaxListeners(20);
    response.once('close', () => open.delete(response));
    if (leaving.has(server)) response.setHeader('Connection', 'close');
  });
};

const isEventStream = (response: ServerResponse): boolean => String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** Goes on answering for a while, and asks anyone who is connected to come over another connection: to another process. */
export const drain = async (server: Server, milliseconds: number): Promise<void> => {
  if (milliseconds === 0) return;
  leaving.add(server);
  await sleep(milliseconds);
};

/** Stops taking requests and ends event streams, whose readers come back by themselves; cuts what still runs after a while. */
export const close = async (server: Server, graceMs: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  for (const response of answers.get(server) ?? []) if (isEventStream(response)) response.end();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
};

import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../logging/logger.ts';

const RECONNECT_MS = 500;
const PING_MS = 10_000;
const ANSWER_MS = 5_000;

interface Options {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly logger: Logger;
  readonly onNotification: (payload: string) => void;
  /** Called at every (re)connection: what was notified meanwhile is lost, and must be looked up. */
  readonly onConnected: () => void;
}

export interface DatabaseListener {
  readonly stop: () => Promise<void>;
}

/** Resolves when the connection has ended, for whatever reason. */
const listenOnce = async (client: Client, { channel, onNotification, onConnected }: Options): Promise<void> => {
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  // A client that is ended while it connects never says whether it has.
  await Promise.race([client.connect(), ended]);
  await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
  onConnected();
  // A connection that went silent looks like one without news until it is asked.
  const ping = setInterval(() => void client.query('SELECT 1').catch(() => client.end()), PING_MS);
  await ended.finally(() => clearInterval(ping));
};

/** One connection that hears NOTIFY, and comes back by itself. */
export const listenToDatabase = (options: Options): DatabaseListener => {
  const stopping = new AbortController();
  let current: Client | undefined;

  const listen = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const client = new Client({
        connectionString: options.databaseUrl,
        keepAlive: true,
        query_timeout: ANSWER_MS,
        connectionTimeoutMillis: ANSWER_MS,
      });
      client.on('error', (error) => options.logger.warn({ err: error }, 'listening connection lost'));
      current = client;
      await listenOnce(client, options).catch((error: unknown) => {
        options.logger.warn({ err: error }, 'cannot listen to the database');
        return client.end().catch(() => undefined);
      });
      await sleep(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = listen();

  return {
    stop: async () => {
      stopping.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
};

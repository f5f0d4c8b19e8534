import { Pool } from 'pg';
import type { Logger } from '../logging/logger.ts';
import { TracedClient } from '../tracing/traced-client.ts';
import { isTracing } from '../tracing/tracing.ts';

const MAX_CONNECTIONS = 12;
const CONNECT_TIMEOUT_MS = 5_000;

export const createPool = (databaseUrl: string, logger: Logger): Pool => {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(isTracing() && { Client: TracedClient }),
  });
  // Without a listener the end of one idle connection would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'idle database connection lost'));
  // The same of one in use: its work hears of it by the query that fails.
  pool.on('connect', (client) => client.on('error', (error) => logger.warn({ err: error }, 'database connection lost')));
  return pool;
};

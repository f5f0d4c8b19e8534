import { pino, type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

/** Fields that must never reach a log, whatever object they ride on. */
const SECRET_FIELDS = [
  'password',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'secret',
  'secretKey',
  'databaseUrl',
];

const redactPaths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

export const createLogger = (config: Pick<Config, 'logLevel'>, name: string): Logger =>
  pino({
    name,
    level: config.logLevel,
    redact: { paths: redactPaths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  });

import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config/config.ts';
import { traceFields } from '../tracing/tracing.ts';
import { type LogFile, openLogFile } from './log-file.ts';

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
  'previousSecretKey',
  'databaseUrl',
];

const redactPaths = SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]);

type LogConfig = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'logFile' | 'logFiles'>>;

let file: LogFile | undefined;

/** Lines of this process that found no room. */
export const lostLogLines = (): number => file?.lost() ?? 0;

/** Writes to the file of the process, whose faults it swallows; without one to the standard output. */
export const createLogger = ({ logLevel, logFile, logFiles }: LogConfig, name: string): Logger => {
  const options: LoggerOptions = {
    name,
    level: logLevel,
    redact: { paths: redactPaths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceFields,
  };
  if (!logFile || !logFiles) return pino(options);
  file ??= openLogFile({ path: logFile, ...logFiles });
  return pino(options, file);
};

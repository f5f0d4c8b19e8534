import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DiskWatch } from '../disk/disk-watch.ts';
import { lostLogLines } from '../logging/logger.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** The process's figures, and the duration of every request by call and status. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer ended, event streams included',
    labelNames: ['call', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const lines: Gauge = new Gauge({
    name: 'log_lines_lost',
    help: 'Lines of the log that found no room since the start',
    registers: [registry],
    collect: () => lines.set(lostLogLines()),
  });
  const measure: RequestHandler = (_request, response, next) => {
    const end = duration.startTimer();
    response.on('close', () => end({ call: response.locals.callId ?? 'other', status: response.statusCode }));
    next();
  };
  /** How much the data folder has left. */
  const watch = (disk: Pick<DiskWatch, 'free'>): void => {
    const free: Gauge = new Gauge({
      name: 'data_folder_free_bytes',
      help: 'Room that is left on the disk of the data folder',
      registers: [registry],
      collect: () => free.set(disk.free() ?? Number.NaN),
    });
  };
  return { registry, measure, watch };
};

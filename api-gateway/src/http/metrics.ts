import type { RequestHandler } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

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
  const measure: RequestHandler = (_request, response, next) => {
    const end = duration.startTimer();
    response.on('close', () => end({ call: response.locals.callId ?? 'other', status: response.statusCode }));
    next();
  };
  return { registry, measure };
};

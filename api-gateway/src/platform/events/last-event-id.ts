import type { Request } from 'express';
import { z } from 'zod';
import { parse } from '../http/validation.ts';

const Position = z.object({ 'Last-Event-ID': z.coerce.number().int().min(0).max(2 ** 31 - 1) });

/** Where a reader left off: the header that a browser sends by itself, or `?after=`. */
export const lastEventId = (request: Request): number => {
  const position = request.get('last-event-id') ?? request.query.after ?? 0;
  return parse(Position, { 'Last-Event-ID': position })?.['Last-Event-ID'] ?? 0;
};

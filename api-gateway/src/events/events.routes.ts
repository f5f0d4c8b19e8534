import { streamProject } from '@fifteen/contracts';
import type { Request } from 'express';
import { z } from 'zod';
import { route, type Endpoint } from '../http/route.ts';
import { parse } from '../http/validation.ts';
import type { OwnedProject } from '../projects/owned-project.ts';
import type { EventHub, Reader } from './event-hub.ts';
import { openEventStream } from './event-stream.ts';

const Position = z.object({ 'Last-Event-ID': z.coerce.number().int().min(0).max(2 ** 31 - 1) });

/** Where a reader left off: the header that a browser sends by itself, or `?after=`. */
const lastEventId = (request: Request): number => {
  const position = request.get('last-event-id') ?? request.query.after ?? 0;
  return parse(Position, { 'Last-Event-ID': position })?.['Last-Event-ID'] ?? 0;
};

export const eventsEndpoints = (hub: EventHub, ownedProject: OwnedProject): Endpoint[] => [
  route(streamProject, async ({ params, user, request, response }) => {
    await ownedProject(user.userId, params.id);
    const last = lastEventId(request);
    let leave = (): void => undefined;
    const stream = openEventStream(response, () => leave());
    if (request.method === 'HEAD') return stream.close();
    const reader: Reader = { projectId: params.id, sessionId: user.sessionId, stream, last };
    leave = hub.add(reader);
  }),
];

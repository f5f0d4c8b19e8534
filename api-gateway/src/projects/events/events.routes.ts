import { streamProject } from '@fifteen/contracts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { OwnedProject } from '../ownership/owned-project.ts';
import type { EventHub, Reader } from './event-hub.ts';
import { openEventStream } from '../../platform/events/event-stream.ts';
import { lastEventId } from '../../platform/events/last-event-id.ts';

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

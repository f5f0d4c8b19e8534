import { streamUserEvents } from '@fifteen/contracts';
import { openEventStream } from '../../platform/events/event-stream.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { UserHub } from './user-hub.ts';

export const userEventsEndpoints = (hub: UserHub): Endpoint[] => [
  route(streamUserEvents, async ({ user, request, response }) => {
    let leave = (): void => undefined;
    const stream = openEventStream(response, () => leave());
    if (request.method === 'HEAD') return stream.close();
    leave = hub.add({ ...user, stream });
  }),
];

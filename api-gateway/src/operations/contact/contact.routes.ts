import { getContactWays, sendContactMessage } from '@fifteen/contracts';
import { limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { ContactService } from './contact.service.ts';

/** Slips count too here; messages are counted over all processes, by the service. */
const TRIES = { tries: 60, windowMs: 60_000 };

export const contactEndpoints = (contact: ContactService, chatUrl: string | null): Endpoint[] => [
  route(getContactWays, () => Promise.resolve({ chat_url: chatUrl })),
  route(sendContactMessage, ({ body, address }) => contact.send(body, address), limitByAddress(TRIES)),
];

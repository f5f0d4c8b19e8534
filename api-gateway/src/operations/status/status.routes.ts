import {
  confirmStatusSubscription,
  getStatus,
  getStatusJsonFeed,
  getStatusRssFeed,
  subscribeToStatus,
  unsubscribeFromStatus,
} from '@fifteen/contracts';
import type { Response } from 'express';
import { limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { jsonFeedOf, rssFeedOf } from './feeds.ts';
import { CACHED_S, type StatusService } from './status.service.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

const MINUTE_MS = 60_000;
const READS = { tries: 240, windowMs: MINUTE_MS };
const CHANGES = { tries: 60, windowMs: MINUTE_MS };

interface Parts {
  readonly status: StatusService;
  readonly subscriptions: SubscriptionsService;
  readonly page: (path: string) => string;
}

const cached = (response: Response): Response => response.set('Cache-Control', `public, max-age=${CACHED_S}`);

export const statusEndpoints = ({ status, subscriptions, page }: Parts): Endpoint[] => {
  const reads = limitByAddress(READS);
  const changes = limitByAddress(CHANGES);
  return [
    route(
      getStatus,
      ({ response }) => {
        cached(response);
        return status.read();
      },
      reads,
    ),
    route(
      getStatusJsonFeed,
      async ({ response }) => {
        const feed = jsonFeedOf(await status.read(), page);
        cached(response).type('application/feed+json').send(feed);
      },
      reads,
    ),
    route(
      getStatusRssFeed,
      async ({ response }) => {
        const feed = rssFeedOf(await status.read(), page);
        cached(response).type('application/rss+xml').send(feed);
      },
      reads,
    ),
    route(subscribeToStatus, ({ body, address }) => subscriptions.ask(body.email, address), changes),
    route(confirmStatusSubscription, ({ body }) => subscriptions.confirm(body.token), changes),
    route(unsubscribeFromStatus, ({ query }) => subscriptions.end(query.token), changes),
  ];
};

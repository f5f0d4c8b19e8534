import { recordAnalyticsEvent } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { AnalyticsEventsService } from './analytics-events.service.ts';

const EVENTS = { tries: 120, windowMs: 60_000 };

export const analyticsEventsEndpoints = (analytics: AnalyticsEventsService): Endpoint[] => [
  route(recordAnalyticsEvent, ({ body, user }) => analytics.record(user.userId, body), limitByAccount(EVENTS)),
];

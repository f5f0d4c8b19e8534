import { z } from 'zod';
import { Email } from './auth.ts';
import { defineCall } from './calls.ts';

/** What is measured each minute, in the order of the page. */
export const STATUS_SERVICES = [
  { id: 'website', name: 'Website' },
  { id: 'api', name: 'API' },
  { id: 'generation', name: 'Concept generation' },
  { id: 'database', name: 'Database' },
  { id: 'files', name: 'Files' },
  { id: 'mail', name: 'Mail' },
  { id: 'payments', name: 'Payments' },
] as const;
export type StatusServiceId = (typeof STATUS_SERVICES)[number]['id'];
const ServiceId = z.enum(STATUS_SERVICES.map(({ id }) => id));

export const SERVICE_STATES = ['operational', 'degraded', 'outage'] as const;
export const ServiceState = z.enum(SERVICE_STATES);
export type ServiceState = z.infer<typeof ServiceState>;

/** A day that was measured; days before the first measurement are not there. */
const StatusDay = z.object({
  /** `2026-11-21`, in UTC. */
  day: z.string(),
  /** Percent of the measurements in which it answered, slowly or not. */
  uptime: z.number(),
  /** Minutes that were measured, and in how many of them it was slow or away. */
  measured: z.int(),
  degraded: z.int(),
  outage: z.int(),
});

export const ServiceStatus = z.object({
  id: ServiceId,
  name: z.string(),
  /** Null until it is measured, and where the last measurement is too old to tell. */
  status: ServiceState.nullable(),
  /** Percent over the days below; null until it is measured. */
  uptime: z.number().nullable(),
  /** Milliseconds of the last measurement; null where nothing answered. */
  response_time: z.int().nullable(),
  days: z.array(StatusDay),
  /** Averages of a quarter of an hour over the last day. */
  response_times: z.array(z.object({ at: z.iso.datetime(), milliseconds: z.int() })),
});
export type ServiceStatus = z.infer<typeof ServiceStatus>;

export const INCIDENT_SEVERITIES = ['minor', 'major', 'maintenance'] as const;
export const INCIDENT_STATES = ['Monitoring', 'Resolved'] as const;

export const Incident = z.object({
  id: z.string(),
  date: z.iso.datetime(),
  title: z.string(),
  status: z.enum(INCIDENT_STATES),
  severity: z.enum(INCIDENT_SEVERITIES),
  /** The latest of the updates. */
  description: z.string(),
  /** Newest first. */
  updates: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
});
export type Incident = z.infer<typeof Incident>;

export const Maintenance = z.object({
  id: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  title: z.string(),
  impact: z.string(),
});
export type Maintenance = z.infer<typeof Maintenance>;

export const Status = z.object({
  measured_at: z.iso.datetime().nullable(),
  /** The first measurement that uptime counts. */
  measured_since: z.iso.datetime().nullable(),
  services: z.array(ServiceStatus),
  incidents: z.array(Incident),
  maintenance: z.array(Maintenance),
});
export type Status = z.infer<typeof Status>;

export const getStatus = defineCall({
  id: 'status.get',
  method: 'GET',
  path: '/api/v1/status',
  summary: 'What the gateway measures of its services, incidents and maintenance',
  auth: 'public',
  status: 200,
  answer: Status,
});

export const getStatusJsonFeed = defineCall({
  id: 'status.feed-json',
  method: 'GET',
  path: '/api/v1/status/feed.json',
  summary: 'Incidents and maintenance as a JSON feed',
  auth: 'public',
  status: 200,
  download: 'application/feed+json',
});

export const getStatusRssFeed = defineCall({
  id: 'status.feed-rss',
  method: 'GET',
  path: '/api/v1/status/feed.rss',
  summary: 'Incidents and maintenance as an RSS feed',
  auth: 'public',
  status: 200,
  download: 'application/rss+xml',
});

const Token = z.string().min(1).max(200);

export const subscribeToStatus = defineCall({
  id: 'status.subscribe',
  method: 'POST',
  path: '/api/v1/status/subscriptions',
  summary: 'Ask for mails about incidents; the mailbox is asked before it gets any',
  auth: 'public',
  body: z.object({ email: Email }),
  status: 202,
});

export const confirmStatusSubscription = defineCall({
  id: 'status.confirm',
  method: 'POST',
  path: '/api/v1/status/subscriptions/confirm',
  summary: 'Confirm a subscription by the link of its mail',
  auth: 'public',
  body: z.object({ token: Token }),
  status: 204,
});

/** The token is in the query and no body is read: mail programs post `List-Unsubscribe=One-Click` (RFC 8058). */
export const unsubscribeFromStatus = defineCall({
  id: 'status.unsubscribe',
  method: 'POST',
  path: '/api/v1/status/unsubscribe',
  summary: 'End a subscription, in one step',
  auth: 'public',
  query: z.object({ token: Token }),
  status: 204,
});

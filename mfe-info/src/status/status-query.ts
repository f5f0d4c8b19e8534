import type { getStatus, ServiceState, Status } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

const AGAIN_MS = 30_000;

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }): Promise<Status> => send<typeof getStatus>({ method: 'GET', path: '/api/v1/status', signal }),
  refetchInterval: AGAIN_MS,
  retry: false,
});

export const WORDS: Readonly<Record<ServiceState, { word: string; tone: 'success' | 'warning' | 'danger' }>> = {
  operational: { word: 'Operational', tone: 'success' },
  degraded: { word: 'Degraded', tone: 'warning' },
  outage: { word: 'Outage', tone: 'danger' },
};

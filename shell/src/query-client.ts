import { QueryClient } from '@fifteen/web/query';
import { ApiError, onSessionEvent } from '@fifteen/web/session';

const FRESH_MS = 30_000;
const RETRIES = 2;

/** Only what may pass by itself is worth another try: no network, or a server in trouble. */
const mayPass = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 502);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (failures, error) => failures < RETRIES && mayPass(error) },
    },
  });

/** What one person saw must not be there for the next. */
export const forgetWhenSignedOut = (client: QueryClient): (() => void) =>
  onSessionEvent((event) => {
    if (event.type === 'SIGNED_OUT') client.clear();
  });

import { QueryClient } from '@tanstack/react-query';
import { ApiError, onSessionEvent, useSiteClosed } from '@fifteen/web/session';

const FRESH_MS = 30_000;
const RETRIES = 2;

/** Only what may pass by itself is worth another try: no network, or a server in trouble. */
const mayPass = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 502);

/** The one cache of the page: what a bundle has asked for, another need not ask for again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: (failures, error) => failures < RETRIES && mayPass(error) },
  },
});

// What one person saw must not be there for the next.
onSessionEvent((event) => {
  if (event.type === 'SIGNED_OUT') queryClient.clear();
});

// While the site was closed nothing was heard.
useSiteClosed.subscribe((now, before) => {
  if (before.closed && !now.closed) void queryClient.invalidateQueries();
});

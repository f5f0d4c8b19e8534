import { useEffect, type JSX } from 'react';
import { QueryClientProvider } from '@fifteen/web/query';
import { RouterProvider } from '@fifteen/web/router';
import { keepNewsOfCustomers } from './account-news.ts';
import { createQueryClient, forgetWhenSignedOut } from './query-client.ts';
import { prefetchOnIntent } from './remotes/prefetch.ts';
import type { Remotes } from './remotes/federation.ts';
import { takeOver } from './routing/drawn-page.ts';
import type { createSiteRouter } from './routing/router.tsx';

const queryClient = createQueryClient();

interface AppProps {
  router: ReturnType<typeof createSiteRouter>;
  remotes: Remotes;
}

export const App = ({ router, remotes }: AppProps): JSX.Element => {
  useEffect(() => forgetWhenSignedOut(queryClient), []);
  useEffect(() => keepNewsOfCustomers(queryClient), []);
  useEffect(takeOver, []);
  useEffect(() => prefetchOnIntent(document, remotes), [remotes]);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
};

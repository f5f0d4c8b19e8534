import { useEffect, type ComponentProps, type JSX } from 'react';
import { RouterProvider } from '@fifteen/web/router';
import { keepNewsOfCustomers } from './account-news.ts';
import { prefetchOnIntent } from './remotes/prefetch.ts';
import { takeOver } from './routing/drawn-page.ts';

interface AppProps {
  router: ComponentProps<typeof RouterProvider>['router'];
  /** Makes ready what is at a path of the site. */
  prepare: (path: string) => Promise<void>;
}

export const App = ({ router, prepare }: AppProps): JSX.Element => {
  useEffect(() => keepNewsOfCustomers(), []);
  useEffect(takeOver, []);
  useEffect(() => prefetchOnIntent(document, prepare), [prepare]);
  return <RouterProvider router={router} useTransitions={false} />;
};

import { useState, type JSX } from 'react';
import type { MaintenanceMode } from '@fifteen/contracts';
import { createBrowserRouter, RouterProvider } from '@fifteen/web/router';
import { ClosedPage } from './closed-page.tsx';

/** One page at every address: no remote is loaded while the site is closed. */
export const ClosedSite = ({ atStart }: { atStart: MaintenanceMode }): JSX.Element => {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <ClosedPage atStart={atStart} /> }]));
  return <RouterProvider router={router} />;
};

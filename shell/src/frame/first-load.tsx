import type { JSX } from 'react';
import { siteRouteOf } from '@fifteen/contracts';
import { LoadingScreen } from './loading-screen.tsx';

/** Before the first remote is there: a guarded page says that it loads, a public one keeps still. */
export const FirstLoad = (): JSX.Element | null =>
  siteRouteOf(location.pathname)?.guarded ? <LoadingScreen /> : null;

import type { JSX } from 'react';
import { siteRouteOf } from '@fifteen/contracts';
import { useLocation } from '@fifteen/web/router';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** Before the first remote is there: a guarded page says that it loads, a public one has its bar already. */
export const FirstLoad = (): JSX.Element => {
  const route = siteRouteOf(useLocation().pathname);
  return route?.guarded ? <LoadingScreen /> : <NavigationBar route={route} />;
};

import { useRef, type JSX } from 'react';
import { siteRouteOf, type SiteRoute } from '@fifteen/contracts';
import { Navigate, Outlet, useLocation, useNavigation } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { SiteFooter } from '@fifteen/web/ui';
import { ClosedBanner } from '../maintenance/closed-banner.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import styles from './layout.module.css';
import { LoadingScreen } from './loading-screen.tsx';
import { Toaster } from './toaster.tsx';
import { useArrival } from './use-arrival.ts';

/** Pages to read end with the footer; pages to work on do not. */
const hasFooter = (route: SiteRoute | undefined): boolean =>
  route === undefined || route.remote === 'marketing' || route.remote === 'info';

/** The frame of every page, and the guard of those that need a sign-in. */
export const Layout = (): JSX.Element => {
  const { pathname, search, hash } = useLocation();
  const status = useSession((session) => session.status);
  const route = siteRouteOf(pathname);
  if (route?.guarded && status === 'loading') return <LoadingScreen />;
  if (route?.guarded && status === 'signed_out') {
    return <Navigate to="/login" replace state={{ from: pathname + search + hash }} />;
  }
  return <Frame route={route} />;
};

const Frame = ({ route }: { route: SiteRoute | undefined }): JSX.Element => {
  const main = useRef<HTMLElement>(null);
  const pending = useNavigation().state === 'loading';
  useArrival(main, route);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className={styles.pending} data-pending={pending} />
      <NavigationBar route={route} />
      <main id="content" ref={main} tabIndex={-1} className={styles.main} aria-busy={pending || undefined}>
        <Outlet />
      </main>
      {hasFooter(route) && <SiteFooter />}
      <ClosedBanner />
      <Toaster />
    </div>
  );
};

import { onSessionEvent, useSession } from '@fifteen/web/session';

/** Follows the account of anyone who is signed in. A visitor has no news, and does not fetch the code for it. */
export const keepNewsOfCustomers = (): (() => void) => {
  let wanted = true;
  let stop: (() => void) | undefined;
  const begin = async (): Promise<void> => {
    unsubscribe();
    const [{ keepAccountNews }, { queryClient }] = await Promise.all([
      import(/* webpackChunkName: "account-news" */ '@fifteen/web/account-news'),
      import('@fifteen/web/query'),
    ]);
    if (wanted) stop = keepAccountNews(queryClient);
  };
  // Without news the page still asks for the balance where it shows it.
  const start = (): void => void begin().catch(() => undefined);
  const unsubscribe = onSessionEvent(({ type }) => type === 'SIGNED_IN' && start());
  if (useSession.getState().status === 'signed_in') start();
  return () => {
    wanted = false;
    unsubscribe();
    stop?.();
  };
};

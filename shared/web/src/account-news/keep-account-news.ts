import type { UserEvent } from '@fifteen/contracts';
import type { QueryClient } from '@fifteen/web/query';
import { onSessionEvent, session, useSession } from '@fifteen/web/session';
import { followAccount } from './follow-account.ts';

const takeBalance = (cache: QueryClient, credits: number): void => {
  const { user } = useSession.getState();
  if (!user || user.credits === credits) return;
  const now = { ...user, credits };
  session.setUser(now);
  cache.setQueryData(['users', 'profile'], now);
  void cache.invalidateQueries({ queryKey: ['users', 'stats'] });
  void cache.invalidateQueries({ queryKey: ['billing'] });
};

const takePayment = (cache: QueryClient, projectId: string): void => {
  void cache.invalidateQueries({ queryKey: ['projects', projectId] });
  void cache.invalidateQueries({ queryKey: ['projects', 'list'] });
  void cache.invalidateQueries({ queryKey: ['billing'] });
};

/** Brings what happens to the account into the session and the cache of this tab, for as long as somebody is signed in. */
export const keepAccountNews = (cache: QueryClient): (() => void) => {
  const take = (news: UserEvent): void =>
    news.type === 'credits_changed' ? takeBalance(cache, news.data.credits) : takePayment(cache, news.data.project_id);
  let followed: { readonly userId: string; readonly stop: () => void } | undefined;
  const follow = (userId: string | undefined): void => {
    if (followed?.userId === userId) return;
    followed?.stop();
    followed = userId === undefined ? undefined : { userId, stop: followAccount(userId, take) };
  };
  follow(useSession.getState().user?.id);
  const unsubscribe = onSessionEvent((event) => {
    if (event.type === 'SIGNED_IN') follow(event.user.id);
    if (event.type === 'SIGNED_OUT') follow(undefined);
  });
  return () => {
    unsubscribe();
    follow(undefined);
  };
};

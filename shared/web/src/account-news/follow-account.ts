import type { UserEvent } from '@fifteen/contracts';
import { openEventStream } from '@fifteen/web/events';
import { leadWhileVisible } from './lead-while-visible.ts';

const NAME = 'fifteen.account-news';

/** Tabs pass news on, and ask for the balance when somebody looks at them. */
type Message = { readonly userId: string; readonly news?: UserEvent };

const openChannel = (): BroadcastChannel | undefined =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : undefined;

/**
 * Calls back on every event of this account. All tabs of the browser share one stream, held by one that is visible, so
 * that seven of them do not use up the six connections of HTTP/1.1. Returns the way to stop.
 */
export const followAccount = (userId: string, onNews: (news: UserEvent) => void): (() => void) => {
  const channel = openChannel();
  let balance: UserEvent | undefined;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, only this origin
  const post = (message: Message): void => channel?.postMessage(message);

  const lead = (ended: AbortSignal): Promise<void> =>
    new Promise((done) => {
      const take = (news: UserEvent): void => {
        if (news.type === 'credits_changed') balance = news;
        onNews(news);
        post({ userId, news });
      };
      const finish = (): void => {
        close();
        balance = undefined;
        done();
      };
      const close = openEventStream<UserEvent>('/api/v1/users/events', {
        onMessage: take,
        onState: (state) => state === 'failed' && finish(),
      });
      ended.addEventListener('abort', finish);
    });

  const hear = ({ data }: MessageEvent<Message>): void => {
    if (data.userId !== userId) return;
    if (data.news) onNews(data.news);
    else if (balance) post({ userId, news: balance });
  };
  const ask = (): void => {
    if (document.visibilityState === 'visible') post({ userId });
  };

  channel?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', ask);
  ask();
  const stopLeading = leadWhileVisible(NAME, lead);
  return () => {
    stopLeading();
    document.removeEventListener('visibilitychange', ask);
    channel?.close();
  };
};

import { useEffect } from 'react';

/** What one tab did to a project, for the other tabs of this browser. */
export interface ProjectNews {
  readonly type: 'removed' | 'restored' | 'changed';
  readonly id: string;
}

const CHANNEL = 'fifteen.projects';

export const tellOtherTabs = (news: ProjectNews): void => {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, only this origin
  channel.postMessage(news);
  channel.close();
};

/** Calls back on what other tabs did. `onNews` must keep its identity. */
export const useProjectNews = (onNews: (news: ProjectNews) => void): void => {
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return undefined;
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<ProjectNews>) => onNews(data));
    return () => channel.close();
  }, [onNews]);
};

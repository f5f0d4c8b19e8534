import { useState, useSyncExternalStore } from 'react';

const CALM = '(prefers-reduced-motion: reduce)';

interface ReelsPlaying {
  readonly isPlaying: boolean;
  readonly toggle: () => void;
}

const subscribe = (tell: () => void): (() => void) => {
  const calm = globalThis.matchMedia(CALM);
  calm.addEventListener('change', tell);
  return () => calm.removeEventListener('change', tell);
};

const isCalmHere = (): boolean => globalThis.matchMedia(CALM).matches;
/** Before the page is there nothing moves. */
const isCalmElsewhere = (): boolean => true;

/** Whether the reels move: by themselves only for who has not asked for calm, and as the visitor says from then on. */
export const useReelsPlaying = (): ReelsPlaying => {
  const isCalm = useSyncExternalStore(subscribe, isCalmHere, isCalmElsewhere);
  const [said, setSaid] = useState<boolean | null>(null);
  const isPlaying = said ?? !isCalm;
  return { isPlaying, toggle: () => setSaid(!isPlaying) };
};

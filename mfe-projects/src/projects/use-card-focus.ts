import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Project } from '@fifteen/contracts';

type Target = { readonly id: string } | { readonly at: number; readonly gone: string };

export interface CardFocus {
  readonly list: RefObject<HTMLDivElement | null>;
  /** The card that takes the place of the one that goes; the page's heading where there is none. */
  leave(project: Project): void;
  /** The card of this project, once it is there. */
  goTo(id: string): void;
}

const linkOf = (list: HTMLElement | null, target: Target): HTMLElement | null | undefined => {
  if ('id' in target) return list?.querySelector<HTMLElement>(`[data-project="${target.id}"] h3 a`);
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-project] h3 a') ?? [])];
  return links[Math.min(target.at, links.length - 1)] ?? document.querySelector('h1');
};

/** Whoever works by keyboard stays where the work is, when cards come and go. */
export const useCardFocus = (shown: readonly Project[]): CardFocus => {
  const list = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<Target | null>(null);
  useEffect(() => {
    if (!target || ('gone' in target && shown.some(({ id }) => id === target.gone))) return;
    const link = linkOf(list.current, target);
    if (!link) return;
    link.focus();
    setTarget(null);
  }, [target, shown]);
  return {
    list,
    leave: ({ id: gone }) => setTarget({ at: Math.max(0, shown.findIndex(({ id }) => id === gone)), gone }),
    goTo: (id) => setTarget({ id }),
  };
};

import { useReducer } from 'react';
import type { LogoDraft } from './logo-draft.ts';

interface History {
  readonly past: readonly LogoDraft[];
  readonly now: LogoDraft | null;
  readonly future: readonly LogoDraft[];
  /** What the last change dragged or typed: while it goes on, it is one step. */
  readonly held: string | null;
}

type Action =
  | { readonly kind: 'start'; readonly draft: LogoDraft | null }
  | { readonly kind: 'change'; readonly draft: LogoDraft; readonly held: string | null }
  | { readonly kind: 'undo' | 'redo' };

const EMPTY: History = { past: [], now: null, future: [], held: null };

const step = (history: History, action: Action): History => {
  const { past, now, future, held } = history;
  if (action.kind === 'start') return { ...EMPTY, now: action.draft };
  if (!now) return history;
  if (action.kind === 'change') {
    const isSame = action.held !== null && action.held === held;
    return { past: isSame ? past : [...past, now], now: action.draft, future: [], held: action.held };
  }
  if (action.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], held: null } : history;
  }
  const [next, ...rest] = future;
  return next ? { past: [...past, now], now: next, future: rest, held: null } : history;
};

export interface DraftHistory {
  readonly draft: LogoDraft | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly start: (draft: LogoDraft | null) => void;
  /** Changes that follow each other with the same `held` are one step. */
  readonly change: (draft: LogoDraft, held?: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** A logo with every step that led to it. */
export const useDraftHistory = (first: LogoDraft | null): DraftHistory => {
  const [{ past, now, future }, act] = useReducer(step, { ...EMPTY, now: first });
  return {
    draft: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    start: (draft) => act({ kind: 'start', draft }),
    change: (draft, held) => act({ kind: 'change', draft, held: held ?? null }),
    undo: () => act({ kind: 'undo' }),
    redo: () => act({ kind: 'redo' }),
  };
};

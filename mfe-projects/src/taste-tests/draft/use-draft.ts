import { useSyncExternalStore } from 'react';
import { clearDraft, loadDraft, saveDraft } from './draft-storage.ts';
import { changeDraft, EMPTY_DRAFT, type TasteDraft } from './taste-draft.ts';

let current: TasteDraft | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The draft of this browser; read once, then held here for every page of the bundle. */
export const currentDraft = (): TasteDraft => {
  current ??= loadDraft(localStorage);
  return current;
};

const put = (draft: TasteDraft): void => {
  saveDraft(localStorage, currentDraft(), draft);
  current = draft;
  for (const listener of listeners) listener();
};

export const updateDraft = (change: Parameters<typeof changeDraft>[1]): void =>
  put(changeDraft(currentDraft(), change));

/** The key under which this draft is submitted; the same one until the draft changes or is discarded. */
export const submissionKey = (): string => {
  const key = currentDraft().submissionKey ?? crypto.randomUUID();
  put({ ...currentDraft(), submissionKey: key });
  return key;
};

export const discardDraft = (): void => {
  clearDraft(localStorage);
  current = EMPTY_DRAFT;
  for (const listener of listeners) listener();
};

export const useDraft = (): TasteDraft => useSyncExternalStore(subscribe, currentDraft);

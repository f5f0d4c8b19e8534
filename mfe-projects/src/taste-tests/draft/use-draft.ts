import { useSyncExternalStore } from 'react';
import { useSession } from '@fifteen/web/session';
import { takeTrialName } from '@fifteen/web/trial-name';
import { clearDraft, draftPrefixOf, loadDraft, saveDraft } from './draft-storage.ts';
import { changeDraft, EMPTY_DRAFT, type TasteDraft } from './taste-draft.ts';

interface Held {
  readonly owner: string;
  readonly draft: TasteDraft;
}

const NOBODY = 'nobody';

let held: Held | null = null;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Whose draft this is. While a sign-in has just ended it stays with who had it: nothing is lost on the way out. */
const ownerNow = (): string => useSession.getState().user?.id ?? held?.owner ?? NOBODY;

const current = (): Held => {
  const owner = ownerNow();
  if (held?.owner !== owner) held = { owner, draft: loadDraft(localStorage, owner) };
  return held;
};

const hold = (draft: TasteDraft): void => {
  held = { owner: ownerNow(), draft };
  tell();
};

/** Another tab wrote or discarded the same draft: this one follows, so that both submit the same. */
const follow = ({ key }: StorageEvent): void => {
  if (key !== null && !key.startsWith(draftPrefixOf(ownerNow()))) return;
  held = null;
  tell();
};

const subscribe = (listener: () => void): (() => void) => {
  const leaveSession = useSession.subscribe(listener);
  if (listeners.size === 0) globalThis.addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    leaveSession();
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('storage', follow);
  };
};

/** The draft of who is signed in, in this browser; read once, then held here for every page of the bundle. */
export const currentDraft = (): TasteDraft => current().draft;

const put = (draft: TasteDraft): void => {
  const { owner, draft: before } = current();
  saveDraft(localStorage, owner, before, draft);
  hold(draft);
};

export const updateDraft = (change: Parameters<typeof changeDraft>[1]): void =>
  put(changeDraft(currentDraft(), change));

/** The key under which this draft is submitted; the same one until the draft changes or is discarded. */
export const submissionKey = (): string => {
  const key = currentDraft().submissionKey ?? crypto.randomUUID();
  put({ ...currentDraft(), submissionKey: key });
  return key;
};

/** A name that was tried on the landing page stands in the brief, where nothing was typed there yet. */
export const fillInTrialName = (): void => {
  const tried = takeTrialName();
  const { brief } = currentDraft();
  if (tried && brief.company_name === '') updateDraft({ brief: { ...brief, ...tried, industry: brief.industry || tried.industry } });
};

export const discardDraft = (): void => {
  clearDraft(localStorage, ownerNow());
  hold(EMPTY_DRAFT);
};

export const useDraft = (): TasteDraft => useSyncExternalStore(subscribe, currentDraft);

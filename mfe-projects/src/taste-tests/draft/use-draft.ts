import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSession } from '@fifteen/web/session';
import { takeTrialName } from '@fifteen/web/trial-name';
import { createDraftStorage, draftPrefixOf } from './draft-storage.ts';
import { changeDraft, EMPTY_DRAFT, type TasteDraft } from './taste-draft.ts';

const NOBODY = 'nobody';

/** The draft of who is signed in, in this browser. */
const store = createStore<TasteDraft>()(
  persist((): TasteDraft => EMPTY_DRAFT, {
    name: draftPrefixOf(useSession.getState().user?.id ?? NOBODY),
    storage: createDraftStorage(() => localStorage),
    merge: (kept) => (kept as TasteDraft | undefined) ?? EMPTY_DRAFT,
  }),
);

/** Somebody else's draft is opened when they sign in. After a sign-out it stays with who had it: nothing is lost on the way out. */
useSession.subscribe(({ user }) => {
  if (!user || store.persist.getOptions().name === draftPrefixOf(user.id)) return;
  store.persist.setOptions({ name: draftPrefixOf(user.id) });
  void store.persist.rehydrate();
});

/** Another tab wrote or discarded the same draft: this one follows, so that both submit the same. */
globalThis.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(store.persist.getOptions().name ?? '')) void store.persist.rehydrate();
});

export const currentDraft = (): TasteDraft => store.getState();

export const updateDraft = (change: Parameters<typeof changeDraft>[1]): void => {
  store.setState(changeDraft(currentDraft(), change));
};

/** The key under which this draft is submitted; the same one until the draft changes or is discarded. */
export const submissionKey = (): string => {
  const key = currentDraft().submissionKey ?? crypto.randomUUID();
  store.setState({ submissionKey: key });
  return key;
};

/** A name that was tried on the landing page stands in the brief, where nothing was typed there yet. */
export const fillInTrialName = (): void => {
  const tried = takeTrialName();
  const { brief } = currentDraft();
  if (tried && brief.company_name === '') updateDraft({ brief: { ...brief, ...tried, industry: brief.industry || tried.industry } });
};

export const discardDraft = (): void => {
  store.setState(EMPTY_DRAFT);
  store.persist.clearStorage();
};

export const useDraft = (): TasteDraft => useStore(store);

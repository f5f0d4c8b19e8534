import { useState } from 'react';
import type { StudioId } from '@fifteen/contracts';
import { createStore, useStore } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Draft {
  readonly prompt: string;
  readonly studio: StudioId | null;
}

const EMPTY: Draft = { prompt: '', studio: null };

/** Whatever a browser may have kept, as a draft. */
const repaired = (kept: unknown): Draft => {
  const { prompt, studio } = { ...EMPTY, ...(kept as Partial<Draft> | null) };
  return { prompt: String(prompt), studio };
};

const draftOf = (assetId: string) =>
  createStore<Draft>()(persist((): Draft => EMPTY, { name: `fifteen.refine.${assetId}`, merge: repaired }));

/** What is wished of a logo; it is still there after buying credits, a sign-in or a reload. */
export const useDraft = (assetId: string) => {
  const [store] = useState(() => draftOf(assetId));
  return { draft: useStore(store), change: (part: Partial<Draft>) => store.setState(part), forget: () => store.persist.clearStorage() };
};

import { useState } from 'react';
import type { StudioId } from '@fifteen/contracts';

export interface Draft {
  readonly prompt: string;
  readonly studio: StudioId | null;
}

const EMPTY: Draft = { prompt: '', studio: null };
const keyOf = (assetId: string): string => `fifteen.refine.${assetId}`;

const read = (assetId: string): Draft => {
  try {
    const { prompt, studio } = { ...EMPTY, ...(JSON.parse(localStorage.getItem(keyOf(assetId)) ?? '{}') as Partial<Draft>) };
    return { prompt: String(prompt), studio };
  } catch {
    return EMPTY;
  }
};

/** What is wished of a logo; it is still there after buying credits, a sign-in or a reload. */
export const useDraft = (assetId: string) => {
  const [draft, setDraft] = useState(() => read(assetId));
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    localStorage.setItem(keyOf(assetId), JSON.stringify(next));
  };
  return { draft, change, forget: () => localStorage.removeItem(keyOf(assetId)) };
};

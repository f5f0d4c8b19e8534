import type { PersistStorage } from 'zustand/middleware';
import { REPAIRS } from './repair-draft.ts';
import { EMPTY_DRAFT, type TasteDraft } from './taste-draft.ts';

const PARTS = Object.keys(EMPTY_DRAFT) as (keyof TasteDraft)[];

/** All entries of an account's draft begin with this: on a shared computer nobody meets another's answers. */
export const draftPrefixOf = (owner: string): string => `fifteen.taste-test.${owner}.`;

const parse = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Where the browser has no room or does not allow it, the draft lives as long as the page. */
const write = (storage: () => Storage, name: string, value: unknown): void => {
  try {
    storage().setItem(name, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

/**
 * Where zustand's `persist` keeps a draft: each part in an entry of its own, so that typing a name does not write the
 * picture again. What is read is repaired, part by part.
 */
export const createDraftStorage = (storage: () => Storage): PersistStorage<TasteDraft> => {
  let kept: TasteDraft = EMPTY_DRAFT;
  return {
    getItem: (prefix) => {
      kept = Object.fromEntries(PARTS.map((part) => [part, REPAIRS[part](parse(storage().getItem(prefix + part)))])) as unknown as TasteDraft;
      return { state: kept };
    },
    setItem: (prefix, { state }) => {
      for (const part of PARTS) if (kept[part] !== state[part]) write(storage, prefix + part, state[part]);
      kept = state;
    },
    removeItem: (prefix) => {
      for (const part of PARTS) storage().removeItem(prefix + part);
      kept = EMPTY_DRAFT;
    },
  };
};

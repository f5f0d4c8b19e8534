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

/** The draft as the browser kept it, one entry a step, so that writing a name does not rewrite the picture. */
export const loadDraft = (storage: Storage, owner: string): TasteDraft => {
  const prefix = draftPrefixOf(owner);
  const entries = PARTS.map((part) => [part, REPAIRS[part](parse(storage.getItem(prefix + part)))]);
  return Object.fromEntries(entries) as TasteDraft;
};

/** Writes what changed. Where the browser has no room or does not allow it, the draft lives as long as the page. */
export const saveDraft = (storage: Storage, owner: string, before: TasteDraft, draft: TasteDraft): void => {
  const prefix = draftPrefixOf(owner);
  for (const part of PARTS) {
    if (before[part] === draft[part]) continue;
    try {
      storage.setItem(prefix + part, JSON.stringify(draft[part]));
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
};

export const clearDraft = (storage: Storage, owner: string): void => {
  for (const part of PARTS) storage.removeItem(draftPrefixOf(owner) + part);
};

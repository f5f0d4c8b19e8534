import { EMPTY_DRAFT, type TasteDraft } from './taste-draft.ts';

const PREFIX = 'fifteen.taste-test.';
const PARTS = Object.keys(EMPTY_DRAFT) as (keyof TasteDraft)[];

const parse = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Something of the same kind as the empty part; an older or damaged one is left behind. */
const fits = (value: unknown, part: keyof TasteDraft): boolean => {
  if (part === 'picture') return value === null || typeof (value as { url?: unknown } | undefined)?.url === 'string';
  if (part === 'submissionKey') return value === null || typeof value === 'string';
  return typeof value === 'object' && value !== null && Array.isArray(value) === Array.isArray(EMPTY_DRAFT[part]);
};

const merge = (part: keyof TasteDraft, stored: unknown): unknown => {
  const empty = EMPTY_DRAFT[part];
  return empty && typeof empty === 'object' && !Array.isArray(empty) ? { ...empty, ...(stored as object) } : stored;
};

/** The draft as the browser kept it, one entry a step, so that writing a name does not rewrite the picture. */
export const loadDraft = (storage: Storage): TasteDraft => {
  const entries = PARTS.map((part) => {
    const stored = parse(storage.getItem(PREFIX + part));
    return [part, fits(stored, part) ? merge(part, stored) : EMPTY_DRAFT[part]];
  });
  return Object.fromEntries(entries) as TasteDraft;
};

/** Writes what changed. Where the browser has no room or does not allow it, the draft lives as long as the page. */
export const saveDraft = (storage: Storage, before: TasteDraft, draft: TasteDraft): void => {
  try {
    for (const part of PARTS) {
      if (before[part] !== draft[part]) storage.setItem(PREFIX + part, JSON.stringify(draft[part]));
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
};

export const clearDraft = (storage: Storage): void => {
  for (const part of PARTS) storage.removeItem(PREFIX + part);
};

import { useQuery } from '@fifteen/web/query';
import { readingQuery } from './refinements-api.ts';
import { useSettled } from '../shared/use-settled.ts';

export interface Reading {
  /** The words that were read; those in the field may be newer. */
  readonly prompt: string;
  readonly understood: readonly string[];
  readonly notUnderstood: readonly string[];
  readonly cannot: readonly { readonly wish: string; readonly because: string }[];
  readonly offers: readonly string[];
  /** False where nothing of what the words ask for can be done. */
  readonly possible: boolean;
}

const TYPING_MS = 350;

/** What is understood of a text while it is written; undefined for none, and where it could not be asked. */
export const useReading = (assetId: string, text: string): Reading | undefined => {
  const prompt = useSettled(text.trim(), TYPING_MS);
  const { data } = useQuery({ ...readingQuery(assetId, prompt), placeholderData: (before) => (prompt === '' ? undefined : before) });
  if (!data || prompt === '') return undefined;
  return { prompt, understood: data.understood, notUnderstood: data.not_understood, cannot: data.cannot ?? [], offers: data.offers ?? [], possible: data.possible ?? data.understood.length > 0 };
};

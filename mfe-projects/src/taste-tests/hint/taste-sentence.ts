import { tasteWordsOf } from '@fifteen/contracts';
import type { TasteDraft } from '../draft/taste-draft.ts';
import { DISLIKE_WORDS } from '../steps/words.ts';
import { colourNameOf } from './colour-name.ts';

const WORDS = 3;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The taste so far in a sentence or two; empty while nothing has been answered. */
export const tasteSentenceOf = ({ vibes, comparisons, dislike, picture }: TasteDraft): string => {
  const { leading, between } = tasteWordsOf({ vibes, comparisons, dislike }, WORDS);
  const clauses = [
    listed(leading),
    between ? `between ${between.join(' and ')}` : '',
    picture ? `led by ${colourNameOf(picture.palette[0]!)}` : '',
  ].filter(Boolean);
  const never = dislike.logo ? ` Never ${DISLIKE_WORDS[dislike.logo].toLowerCase()}.` : '';
  return clauses.length > 0 ? `${capitalised(clauses.join(', '))}.${never}` : never.trim();
};

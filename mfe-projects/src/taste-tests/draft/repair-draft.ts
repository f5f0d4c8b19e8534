import {
  COMPARISON_IDS,
  COMPARISONS,
  DISLIKE_REASONS,
  DISLIKED_LOGO_IDS,
  VIBE_IDS,
  VIBES_TO_CHOOSE,
  type ComparisonId,
} from '@fifteen/contracts';
import type { Picture } from '../images/read-picture.ts';
import { EMPTY_DRAFT, type Brief, type TasteDraft } from './taste-draft.ts';

/**
 * What a browser kept is input like any other: an older release, another tool or half a write may have left it. Each part
 * keeps what is an answer today and forgets the rest.
 */
type Repair<Part extends keyof TasteDraft> = (stored: unknown) => TasteDraft[Part];

const fieldsOf = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};

const listOf = <Item extends string>(stored: unknown, known: readonly Item[]): Item[] =>
  Array.isArray(stored) ? known.filter((item) => stored.includes(item)) : [];

const wordsIn = (stored: unknown, empty: Brief): Brief => {
  const fields = fieldsOf(stored);
  const wordOf = (name: keyof Brief): string => (typeof fields[name] === 'string' ? fields[name] : empty[name]);
  return { company_name: wordOf('company_name'), industry: wordOf('industry'), tagline: wordOf('tagline'), description: wordOf('description') };
};

const HEX = /^#[0-9a-f]{6}$/;
const isPalette = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((hex) => HEX.test(String(hex)));

const pictureOf: Repair<'picture'> = (stored) => {
  const { url, palette, found, real } = fieldsOf(stored) as Partial<Picture>;
  const isPicture = typeof url === 'string' && url.startsWith('data:image/');
  if ((!isPicture && url !== null) || !isPalette(palette)) return null;
  return { url, palette, found: isPalette(found) ? found : palette, real: typeof real === 'number' ? real : palette.length };
};

const comparisonsOf: Repair<'comparisons'> = (stored) => {
  const answers = fieldsOf(stored);
  const isAnswer = (id: ComparisonId): boolean => (COMPARISONS[id] as readonly unknown[]).includes(answers[id]);
  return Object.fromEntries(COMPARISON_IDS.filter(isAnswer).map((id) => [id, answers[id]]));
};

export const REPAIRS: { readonly [Part in keyof TasteDraft]: Repair<Part> } = {
  vibes: (stored) => {
    const known = listOf(stored, VIBE_IDS);
    return known.length > VIBES_TO_CHOOSE ? [] : known;
  },
  picture: pictureOf,
  comparisons: comparisonsOf,
  dislike: (stored) => {
    const { logo, reasons } = fieldsOf(stored);
    return { logo: DISLIKED_LOGO_IDS.find((id) => id === logo) ?? null, reasons: listOf(reasons, DISLIKE_REASONS) };
  },
  brief: (stored) => wordsIn(stored, EMPTY_DRAFT.brief),
  submissionKey: (stored) => (typeof stored === 'string' ? stored : null),
};

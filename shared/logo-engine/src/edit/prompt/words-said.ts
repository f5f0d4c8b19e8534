import type { ThingId } from '@fifteen/meaning';
import type { Language, Meaning } from './meaning.ts';
import { type Token } from './tokens.ts';
import { meantBy } from './typo.ts';
import { type Entry, LONGEST_PHRASE, vocabulary } from './vocabulary.ts';

/** A phrase of the prompt with what it says; null for words that mean nothing to us. */
export interface Said {
  own: string;
  meaning: Meaning | null;
}

interface Found {
  own: string;
  entries: readonly Entry[];
}

type Votes = Readonly<Record<Language, number>>;

/** What the rest of the prompt counts against the words of one clause. */
const PRIOR = 0.25;

/** The thing that a word names, in whatever language; undefined for all other words. */
export type ThingOf = (word: string) => ThingId | undefined;

/** What the words of each clause say: the longest known phrases first, in the language that most of its words belong to. */
export function wordsSaid(clauses: readonly (readonly Token[])[], thingOf: ThingOf): Said[][] {
  const found = clauses.map((clause) => phrasesIn(clause.map((token) => spelled(token, thingOf)), thingOf));
  const prior = votesFor(found.flat());
  return found.map((phrases) => inLanguage(phrases, mostlyIn(votesFor(phrases), prior)));
}

function inLanguage(found: readonly Found[], language: Language): Said[] {
  return found.map(({ own, entries }) => ({ own, meaning: (entries.find((entry) => entry.language === language) ?? entries[0])?.meaning ?? null }));
}

function phrasesIn(tokens: readonly Token[], thingOf: ThingOf): Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { length, entries } = longestAt(tokens, at, thingOf);
    found.push({ own: tokens.slice(at, at + length).map(({ own }) => own).join(' '), entries });
    at += length;
  }
  return found;
}

function longestAt(tokens: readonly Token[], at: number, thingOf: ThingOf): { length: number; entries: readonly Entry[] } {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length).map(({ word }) => word).join(' ');
    const entries = vocabulary().phrases.get(phrase);
    if (entries) return { length, entries };
  }
  const { word = '', own = '' } = tokens[at] ?? {};
  return { length: 1, entries: single(word, thingOf(own)) };
}

const NUMBER = /^\d{1,2}$/;

function single(word: string, thing: ThingId | undefined): readonly Entry[] {
  if (/^#[0-9a-f]{6}$/.test(word)) return [{ language: 'any', meaning: { is: 'color', hex: word, name: word } }];
  if (NUMBER.test(word)) return [{ language: 'any', meaning: { is: 'value', value: Number(word) } }];
  return thing ? [{ language: 'any', meaning: { is: 'thing', thing } }] : [];
}

const WORD = /^\p{L}{4,24}$/u;

/** The token with a typing error mended; a word that names a thing in some language is none. */
function spelled(token: Token, thingOf: ThingOf): Token {
  if (!WORD.test(token.word) || vocabulary().words.has(token.word) || thingOf(token.own)) return token;
  return { own: token.own, word: meantBy(token.word, vocabulary().longWords) ?? token.word };
}

function votesFor(found: readonly Found[]): Votes {
  const votes: Record<Language, number> = { en: 0.1, de: 0, es: 0, fr: 0, it: 0, pt: 0 };
  for (const { entries } of found) for (const { language } of entries) if (language !== 'any') votes[language] += 1 / entries.length;
  return votes;
}

/** The language of most words; English where none leads. */
const mostlyIn = (votes: Votes, prior: Votes): Language =>
  (Object.keys(votes) as Language[]).reduce((one, other) => (votes[other] + PRIOR * prior[other] > votes[one] + PRIOR * prior[one] ? other : one));

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRADE_PREFIX } from '../lexicon/posting.ts';
import { keyOf } from '../text/tokens.ts';
import type { Entries } from './entries.ts';
import { placeOf, type Senses, THING_IDS, TRADE_IDS } from './own-tables.ts';
import { sourceFolder } from './sources.ts';
import { lines, tables } from './tables.ts';

/** A noun meaning: its lexicographer's file, its words and what it is a kind of. */
interface Synset {
  readonly file: number;
  readonly words: readonly string[];
  readonly kinds: readonly string[];
}
interface Noun {
  /** Meanings, the commonest first. */
  readonly senses: readonly string[];
}

const dictionary = (name: string): string[] => readFileSync(join(sourceFolder('wordnet'), 'dict', name), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('  '));

const readSynsets = (): Map<string, Synset> =>
  new Map(
    dictionary('data.noun').map((line) => {
      const [offset = '', file = '', , count = '', ...rest] = (line.split(' | ')[0] ?? '').split(' ');
      const words = Number.parseInt(count, 16);
      const pointers = rest.slice(words * 2 + 1);
      const kinds: string[] = [];
      for (let index = 0; index < pointers.length; index += 4) if (pointers[index] === '@') kinds.push(pointers[index + 1] ?? '');
      return [offset, { file: Number(file), words: rest.filter((_, index) => index < words * 2 && index % 2 === 0), kinds }];
    }),
  );

const readNouns = (): Map<string, Noun> =>
  new Map(
    dictionary('index.noun').map((line) => {
      const [lemma = '', , count = '', pointers = '', ...rest] = line.trim().split(' ');
      return [lemma, { senses: rest.slice(Number(pointers) + 2, Number(pointers) + 2 + Number(count)) }];
    }),
  );

/** Numbers of WordNet's lexicographer files, by the file of our own tables whose things they describe. */
const FILES: Readonly<Record<string, readonly number[]>> = {
  animals: [5, 8, 6],
  plants: [20, 13],
  food: [13, 6, 20],
  nature: [17, 19, 27],
  built: [6],
  objects: [6, 10],
  people: [6, 8, 27],
};
/** Animals and plants go up further than things that were made, whose kinds are soon too general to draw. */
const STEPS: Readonly<Record<string, number>> = { animals: 5, plants: 4, food: 3, nature: 2, built: 2, objects: 2, people: 1 };

/** Kinds too general for a picture of a kind of theirs. */
const GENERAL = new Set(['animal', 'plant', 'mammal', 'reptile', 'person', 'building', 'fruit', 'vegetable', 'box', 'wall', 'beam', 'road', 'path', 'page', 'bag', 'house', 'tower', 'bed', 'fabric']);

/** Words that must never be read in a name. */
const COARSE = new Set(['ass', 'bitch', 'cock', 'pussy', 'tit', 'prick', 'shag', 'faggot', 'coon', 'booby', 'bugger', 'cur', 'mongrel', 'whore', 'snatch', 'beaver_pelt', 'jackass', 'nag', 'tart', 'crap', 'bloomer', 'bloomers']);

const fail = (message: string): never => {
  throw new Error(message);
};

type Homes = ReadonlyMap<string, { thing: number; steps: number }>;

const sensesOf = (text: string, nouns: ReadonlyMap<string, Noun>, isRight: (sense: string) => boolean): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '-')
    .map((lemma) => nouns.get(lemma)?.senses.find(isRight) ?? fail(`WordNet has no such noun as "${lemma}".`));

const homesOf = (synsets: ReadonlyMap<string, Synset>, nouns: ReadonlyMap<string, Noun>): Homes => {
  const told = new Map(lines('wordnet.txt').map((line) => line.split('=').map((part) => part.trim()) as [string, string]));
  const files = new Map(tables('words').flatMap(({ file, rows }) => rows.map(([id = '']) => [id, file] as const)));
  const homes = new Map<string, { thing: number; steps: number }>();
  for (const [index, id] of THING_IDS.entries()) {
    const file = files.get(id) ?? 'objects';
    if (GENERAL.has(id) || file === 'ideas') continue;
    const given = told.get(id);
    const isRight = (sense: string): boolean => FILES[file]?.includes(synsets.get(sense)?.file ?? 0) ?? false;
    const first = nouns.get(id.replaceAll('-', '_'))?.senses.find(isRight);
    const senses = given === undefined ? [first] : sensesOf(given, nouns, isRight);
    for (const sense of senses) if (sense !== undefined) homes.set(sense, { thing: index, steps: STEPS[file] ?? 1 });
  }
  return homes;
};

/** The nearest thing above a meaning, and how many steps it is away. */
const nearest = (sense: string, synsets: ReadonlyMap<string, Synset>, homes: Homes): { thing: number; steps: number } | undefined => {
  let level = [sense];
  for (let steps = 0; steps <= 5 && level.length > 0; steps++) {
    const home = level.map((one) => homes.get(one)).find((one) => one !== undefined && one.steps >= steps);
    if (home) return { thing: home.thing, steps };
    level = level.flatMap((one) => synsets.get(one)?.kinds ?? []);
  }
  return undefined;
};

const isProper = (lemma: string, sense: string, synsets: ReadonlyMap<string, Synset>): boolean =>
  (synsets.get(sense)?.words ?? []).some((word) => word.toLowerCase() === lemma && /^\p{Lu}/u.test(word));

/** Adds what WordNet knows to be a kind of one of our things, by the commonest meaning of each English noun. */
const addKinds = (entries: Entries, senses: Senses, synsets: ReadonlyMap<string, Synset>, nouns: ReadonlyMap<string, Noun>): void => {
  const homes = homesOf(synsets, nouns);
  for (const [lemma, { senses: meanings }] of nouns) {
    const sense = meanings[0] ?? '';
    const key = keyOf(lemma.replaceAll('_', ' '));
    const isKnown = key === '' || COARSE.has(lemma) || /\d/u.test(lemma) || isProper(lemma, sense, synsets) || senses.has(`en ${key}`) || entries.has(key, 'thing', 'en');
    // "Wild bean" is read as a bean; what WordNet says of it is too learned.
    const isOwnKind = key.includes(' ') && entries.has(key.slice(key.lastIndexOf(' ') + 1), 'thing', 'en');
    const home = isKnown || isOwnKind ? undefined : nearest(sense, synsets, homes);
    if (home) entries.add({ key, kind: 'thing', language: 'en', value: home.thing + 1, weight: 76 - home.steps * 6, origin: 'wordnet' });
  }
};

/** Adds the nouns of the trades of `wordnet-trades.txt`, as subjects. */
const addTradeKinds = (entries: Entries, synsets: ReadonlyMap<string, Synset>, nouns: ReadonlyMap<string, Noun>): void => {
  const trades = new Map<string, number>();
  for (const line of lines('wordnet-trades.txt')) {
    const [id = '', text = ''] = line.split('=').map((part) => part.trim());
    for (const sense of sensesOf(text, nouns, () => true)) trades.set(sense, placeOf(TRADE_IDS, id, 'wordnet-trades.txt'));
  }
  for (const [lemma, { senses: meanings }] of nouns) {
    const key = TRADE_PREFIX + keyOf(lemma.replaceAll('_', ' '));
    if (entries.has(key, 'trade', 'en')) continue;
    let level = meanings.slice(0, 1);
    for (let steps = 0; steps < 4 && level.length > 0; steps++) {
      const trade = level.map((one) => trades.get(one)).find((one) => one !== undefined);
      if (trade !== undefined) {
        entries.add({ key, kind: 'trade', language: 'en', value: trade, weight: 2, origin: 'wordnet' });
        break;
      }
      level = level.flatMap((one) => synsets.get(one)?.kinds ?? []);
    }
  }
};

/** Adds English words, so that they are not taken for compounds ("carpet") or for words of other languages ("pain"). */
const addEnglish = (entries: Entries): void => {
  for (const part of ['noun', 'verb', 'adj', 'adv']) {
    for (const line of dictionary(`index.${part}`)) {
      const [lemma = ''] = line.split(' ');
      if (/^[a-z]{3,}$/u.test(lemma)) entries.add({ key: lemma, kind: 'word', language: 'en' });
    }
  }
};

/** Adds what we take from WordNet. Last, so that our own tables come first. */
export const addWordNet = (entries: Entries, senses: Senses): void => {
  const synsets = readSynsets();
  const nouns = readNouns();
  addKinds(entries, senses, synsets, nouns);
  addTradeKinds(entries, synsets, nouns);
  addEnglish(entries);
};

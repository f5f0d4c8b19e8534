import { ANY_ENDING, FEELING_PREFIX, type Culture, type Ruling } from '../lexicon/posting.ts';
import { type ThingId, THINGS } from '../things.ts';
import { type TradeId, TRADES } from '../trades.ts';
import { keyOf } from '../text/tokens.ts';
import type { Entries } from './entries.ts';
import { COLUMNS, lines, listed, table, tables } from './tables.ts';
import { keysOf, tradeKeysOf } from './words.ts';

export const THING_IDS = Object.keys(THINGS) as ThingId[];
export const TRADE_IDS = Object.keys(TRADES) as TradeId[];
export const FEELINGS = [...new Set(table('feelings.txt').map(([feeling = '']) => feeling))];

/** The place of an id in its list. @throws {Error} for an id that does not exist: a mistake in a table */
export const placeOf = (ids: readonly string[], id: string, where: string): number => {
  const place = ids.indexOf(id);
  if (place < 0) throw new Error(`${where}: there is no "${id}".`);
  return place;
};

const thing = (id: string, where: string): number => placeOf(THING_IDS, id, where) + 1;
const trade = (id: string, where: string): number => placeOf(TRADE_IDS, id, where);

/** What a phrase says that no trade of the vocabulary is true of: one more than there are trades. */
const NO_TRADE = '-';

/** How sure a word is of its thing: `?` has other meanings as well, `~` is a near kind, `!` is never a picture. */
const MARKS: Readonly<Record<string, number>> = { '?': 45, '~': 75, '!': 0 };
const marked = (word: string): { word: string; weight: number } => {
  const mark = MARKS[word.at(-1) ?? ''];
  return mark === undefined ? { word, weight: 100 } : { word: word.slice(0, -1), weight: mark };
};

const NUMBERS = new Set(['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'up', 'north', 'south', 'east', 'west']);
const METALS = new Set(['gold', 'silver', 'copper', 'bronze', 'steel']);

/** A picture comes before an idea, an idea before a number: "Three Oaks" is oaks. */
const standing = (id: string, file: string): number => {
  if (NUMBERS.has(id)) return 0.47;
  if (METALS.has(id)) return 0.4;
  return file === 'ideas' ? 0.7 : 1;
};

/** Words with several meanings, by language: what is said of them there replaces what the vocabulary says. */
export type Senses = ReadonlySet<string>;
const senseId = (language: string, key: string): string => `${language} ${key}`;

const contextOf = (named: readonly string[], contexts: number[][], groups: ReadonlyMap<string, readonly string[]>): number => {
  if (named.length === 0) return 0;
  const trades = [...new Set(named.flatMap((name) => groups.get(name) ?? [name]).map((id) => trade(id, 'senses.txt')))].sort((one, other) => one - other);
  const known = contexts.findIndex((context) => context.join() === trades.join());
  if (known >= 0) return known + 1;
  contexts.push(trades);
  return contexts.length;
};

/** Adds words with several meanings. @returns which they are, and the contexts that they count */
export const addSenses = (entries: Entries): { senses: Senses; contexts: number[][] } => {
  const contexts: number[][] = [];
  const senses = new Set<string>();
  const groups = new Map<string, string[]>();
  for (const line of lines('senses.txt')) {
    const group = /^group (?<name>\S+) \| (?<trades>.+)$/u.exec(line)?.groups;
    if (group) {
      groups.set(group['name'] ?? '', (group['trades'] ?? '').split(' '));
      continue;
    }
    const [language = '', words = '', readings = ''] = line.split('|').map((cell) => cell.trim());
    for (const word of listed(words)) {
      const { exact, stem, accented } = keysOf(word, language);
      senses.add(senseId(language, exact));
      if (stem) senses.add(senseId(language, stem));
      for (const reading of readings.split(';')) {
        const [id = '', weight = '', ...named] = reading.trim().split(/\s+/u);
        const value = id === '-' ? 0 : thing(id, line);
        const context = contextOf(named.map((name) => name.replace('@', '')), contexts, groups);
        entries.add({ key: exact, kind: 'thing', language, value, weight: Number(weight) * 100, context, accented });
      }
    }
  }
  return { senses, contexts };
};

const addWord = (entries: Entries, senses: Senses, { word, language, id, weight }: { word: string; language: string; id: string; weight: number }): void => {
  const { exact, stem, accented } = keysOf(word, language);
  if (weight === 0 || senses.has(senseId(language, exact))) return;
  const value = thing(id, word);
  entries.add({ key: exact, kind: 'thing', language, value, weight, accented });
  if (stem && !senses.has(senseId(language, stem))) entries.add({ key: stem, kind: 'thing', language, value, weight: weight * 0.92, accented });
};

/** Adds the words for things in the languages of our tables, and the ids themselves as English words. */
export const addThings = (entries: Entries, senses: Senses): void => {
  const found = new Set<string>();
  for (const { file, rows } of tables('words')) {
    for (const [id = '', ...cells] of rows) {
      found.add(id);
      const share = standing(id, file);
      addWord(entries, senses, { word: id.replaceAll('-', ' '), language: 'en', id, weight: 100 * share });
      for (const [index, language] of COLUMNS.entries()) {
        for (const { word, weight } of listed(cells[index]).map(marked)) addWord(entries, senses, { word, language, id, weight: weight * share });
      }
    }
  }
  for (const id of THING_IDS) if (!found.has(id)) addWord(entries, senses, { word: id.replaceAll('-', ' '), language: 'en', id, weight: 100 });
  for (const line of lines('more-words.txt')) {
    const [language = '', cells = ''] = line.split('|').map((cell) => cell.trim());
    for (const cell of cells.split(';')) {
      const [id = '', words = ''] = cell.split(':').map((part) => part.trim());
      for (const { word, weight } of listed(words).map(marked)) addWord(entries, senses, { word, language, id, weight });
    }
  }
};

const RANKS: Readonly<Record<string, number>> = { '~': 2, '^': 1 };

const addTrade = (entries: Entries, { phrase, language, id }: { phrase: string; language: string; id: string }): void => {
  const rank = RANKS[phrase.at(-1) ?? ''] ?? 3;
  const plain = rank === 3 ? phrase.replace('?', '') : phrase.slice(0, -1).trim();
  const value = id === NO_TRADE ? TRADE_IDS.length : trade(id, phrase);
  const { keys, accented } = tradeKeysOf(plain, language, (word, isAccented) => entries.has(word, 'function', language, isAccented));
  for (const key of keys) {
    entries.add({ key, kind: 'trade', language, value, weight: phrase.endsWith('?') ? 2 : rank, accented });
  }
};

/** Adds the phrases that trades are told by. After the function words, which they are read without. */
export const addTrades = (entries: Entries): void => {
  for (const { rows } of tables('trades')) {
    for (const [id = '', ...cells] of rows) {
      for (const [index, language] of COLUMNS.entries()) for (const phrase of listed(cells[index])) addTrade(entries, { phrase, language, id });
    }
  }
  for (const line of lines('more-trades.txt')) {
    const [language = '', cells = ''] = line.split('|').map((cell) => cell.trim());
    for (const cell of cells.split(';')) {
      const [id = '', phrases = ''] = cell.split(':').map((part) => part.trim());
      for (const phrase of listed(phrases)) addTrade(entries, { phrase, language, id });
    }
  }
};

/** Adds function words, legal forms, the small change of business names, and what comes before "for whom" and "not". */
export const addGeneric = (entries: Entries): void => {
  const kinds = ['function', 'legal', 'business', 'for', 'not'] as const;
  for (const [kind = '', language = '', words = ''] of table('generic.txt')) {
    const known = kinds.find((one) => one === kind);
    if (!known) throw new Error(`generic.txt: there is no kind "${kind}".`);
    for (const word of listed(words)) {
      const { exact, accented } = keysOf(word, language);
      entries.add({ key: exact, kind: known, language, accented });
    }
  }
};

/** Adds names of people. */
export const addPeople = (entries: Entries): void => {
  const kinds = ['given', 'surname', 'title', 'kin'] as const;
  for (const [kind = '', languages = '', names = ''] of table('people.txt')) {
    const known = kinds.find((one) => one === kind);
    if (!known) throw new Error(`people.txt: there is no kind "${kind}".`);
    for (const language of listed(languages)) for (const name of listed(names)) entries.add({ key: keyOf(name), kind: known, language });
  }
};

/** Adds names of places with their emblems. */
export const addPlaces = (entries: Entries): void => {
  for (const [names = '', emblems = ''] of table('places.txt')) {
    for (const name of listed(names)) {
      const key = keyOf(name);
      if (emblems === '-') entries.add({ key, kind: 'place', language: '*' });
      else for (const emblem of listed(emblems)) {
        const [id = '', weight = ''] = emblem.split(/\s+/u);
        entries.add({ key, kind: 'place', language: '*', value: thing(id, name), weight: Number(weight) * 100 });
      }
    }
  }
};

/** Adds words for how a business wants to feel. */
export const addFeelings = (entries: Entries): void => {
  for (const [feeling = '', language = '', words = ''] of table('feelings.txt')) {
    for (const word of listed(words)) {
      const star = word.endsWith('*') ? '*' : '';
      entries.add({ key: FEELING_PREFIX + keyOf(word.replace('*', '')) + star, kind: 'feeling', language, value: FEELINGS.indexOf(feeling) });
    }
  }
};

/** How a trade's things differ by language. */
export const cultures = (entries: Entries): Culture[] =>
  table('culture.txt').map(([language = '', id = '', first, without]) => ({
    language: entries.language(language),
    trade: trade(id, 'culture.txt'),
    first: listed(first).map((name) => thing(name, 'culture.txt') - 1),
    without: listed(without).map((name) => thing(name, 'culture.txt') - 1),
  }));

/** What words and trades rule out. */
export const rulings = (): Ruling[] =>
  table('ruled-out.txt').map(([said, things, but]) => {
    const [words, trades] = [listed(said).filter((each) => !each.startsWith('@')), listed(said).filter((each) => each.startsWith('@'))];
    const places = (cell: string | undefined): number[] => listed(cell).map((name) => thing(name, 'ruled-out.txt') - 1);
    return {
      words: words.map((word) => keyOf(word.replace(ANY_ENDING, '')) + (word.endsWith(ANY_ENDING) ? ANY_ENDING : '')),
      trades: trades.map((id) => trade(id.slice(1), 'ruled-out.txt')),
      things: places(things),
      but: places(but),
    };
  });

import { type Entry, LEXICON, TRADES } from './lexicon.ts';
import { MOTIFS } from './motifs.ts';
import { isWeak } from './weak-words.ts';
import { match, wordsOf } from './words.ts';

/** A trade's motifs beat a chance hit of a word; each next one counts less. */
const TRADE = { first: 1.15, step: 0.17, least: 0.2 };
/** Two words that belong together say more than one. */
const TOGETHER = 1.3;

/** What a weak word says of its motif, beside a clear one. */
const WEAK = 0.3;
/** A trade that is named again and again counts no more than twice. */
const MOST_OF_TRADE = 4;
/** Less than this share of the best is chance: a gift for a pet shop that sells toys. */
const LEAST_SHARE = 0.2;
/** A weak word alone scores less. */
const CLEAR = 1;

/** Ids of the motifs that the text calls for, best first; none if nothing matches. Knows the languages of `LANGUAGES`. */
export const motifsFor = (text: string): string[] => ratedFor(text).map(({ id }) => id);

/** The same for a name: what only a weak word of it speaks for is not what it means ("Maison Élan" is no house). */
export const meaningsFor = (name: string): string[] => ratedFor(name).filter(({ score }) => score >= CLEAR).map(({ id }) => id);

interface Rated {
  id: string;
  score: number;
}

function ratedFor(text: string): Rated[] {
  const words = wordsOf(text);
  const scores = new Map<string, number>();
  const trades = new Map<number, number>();
  const add = <K>(map: Map<K, number>, key: K, score: number) => map.set(key, (map.get(key) ?? 0) + score);
  for (const heard of [...words.map(heardIn), phrasesIn(words)]) {
    const [motifs, named] = [new Map<string, number>(), new Map<number, number>()];
    for (const { entry, score, isClear } of heard) {
      for (const id of entry.motifs) motifs.set(id, Math.max(motifs.get(id) ?? 0, isClear ? score : score * WEAK));
      for (const trade of entry.trades) named.set(trade, Math.max(named.get(trade) ?? 0, isClear ? score : score * WEAK));
    }
    for (const [id, score] of motifs) add(scores, id, score);
    for (const [trade, score] of named) add(trades, trade, score);
  }
  for (const [trade, strength] of trades) {
    TRADES[trade]?.forEach((id, i) => add(scores, id, Math.min(MOST_OF_TRADE, strength) * Math.max(TRADE.least, TRADE.first - i * TRADE.step)));
  }
  const best = Math.max(...scores.values());
  return MOTIFS.map(({ id }) => ({ id, score: scores.get(id) ?? 0 }))
    .filter(({ score }) => score > 0 && score >= LEAST_SHARE * best)
    .sort((one, other) => other.score - one.score);
}

interface Heard {
  entry: Entry;
  score: number;
  isClear: boolean;
}

const SINGLE = LEXICON.filter(({ parts }) => parts.length === 1);
const PHRASES = LEXICON.filter(({ parts }) => parts.length > 1);

/** Weak words are heard only as they are: "market" is no marketing. */
/** What words call for: a plan asks for the words of its brief many times over. */
const known = new Map<string, Heard[]>();
const MOST_KNOWN = 1000;

function heardIn(word: string): readonly Heard[] {
  const heard = known.get(word) ?? lookedUp(word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, heard);
  return heard;
}

function lookedUp(word: string): Heard[] {
  const isClear = !isWeak(word);
  const heard: Heard[] = [];
  for (const place of placesFor(word)) {
    const entry = SINGLE[place];
    const [part] = entry?.parts ?? [];
    const score = part && (isClear || part.text === word) ? match(word, part) : 0;
    if (entry && score > 0) heard.push({ entry, score, isClear });
  }
  return heard;
}

/** Where keywords stand in `SINGLE`: by their text, and by the unit that they begin with. */
const PLACES = new Map(SINGLE.map(({ parts }, place) => [parts[0]?.text ?? '', place]));
const PLACES_BY_OPENING = placesByOpening();
const LONGEST_KEYWORD = Math.max(...[...PLACES.keys()].map(({ length }) => length));

function placesByOpening(): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const [text, place] of PLACES) {
    const alike = places.get(text.charCodeAt(0)) ?? [];
    places.set(text.charCodeAt(0), alike);
    alike.push(place);
  }
  return places;
}

/** Keywords that may match a word, in order: those that begin as it does, and those that it holds. The others cannot. */
function placesFor(word: string): number[] {
  const places = [...(PLACES_BY_OPENING.get(word.charCodeAt(0)) ?? [])];
  const held = new Set<number>();
  for (let from = 1; from < word.length; from += 1) {
    for (let to = from + 1; to <= word.length && to - from <= LONGEST_KEYWORD; to += 1) {
      const place = PLACES.get(word.slice(from, to));
      if (place !== undefined) held.add(place);
    }
  }
  const own = new Set(places);
  return [...places, ...[...held].filter((place) => !own.has(place))].sort((one, other) => one - other);
}

/** Words that must all be there. */
function phrasesIn(words: readonly string[]): Heard[] {
  if (words.length < 2) return [];
  return PHRASES.map((entry) => {
    const scores = entry.parts.map((part) => Math.max(0, ...words.map((word) => match(word, part))));
    return { entry, score: Math.min(...scores) * TOGETHER, isClear: true };
  }).filter(({ score }) => score > 0);
}

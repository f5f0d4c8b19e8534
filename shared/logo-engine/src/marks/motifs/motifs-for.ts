import { type Entry, LEXICON, TRADES } from './lexicon.ts';
import { MOTIFS } from './motifs.ts';
import { match, wordsOf } from './words.ts';

/** A trade's motifs beat a chance hit of a word; each next one counts less. */
const TRADE = { first: 1.15, step: 0.17, least: 0.2 };
/** Two words that belong together say more than one. */
const TOGETHER = 1.3;

/** Ids of the motifs that the text calls for, best first; none if nothing matches. Knows the languages of `LANGUAGES`. */
export function motifsFor(text: string): string[] {
  const words = wordsOf(text);
  const scores = new Map<string, number>();
  const trades = new Map<number, number>();
  const raise = <K>(map: Map<K, number>, key: K, score: number) => map.set(key, Math.max(map.get(key) ?? 0, score));
  for (const heard of [...words.map(heardIn), phrasesIn(words)]) {
    const best = new Map<string, number>();
    for (const { entry, score } of heard) {
      for (const id of entry.motifs) raise(best, id, score);
      for (const trade of entry.trades) raise(trades, trade, score);
    }
    for (const [id, score] of best) scores.set(id, (scores.get(id) ?? 0) + score);
  }
  for (const [trade, strength] of trades) {
    TRADES[trade]?.forEach((id, i) => scores.set(id, (scores.get(id) ?? 0) + strength * Math.max(TRADE.least, TRADE.first - i * TRADE.step)));
  }
  return MOTIFS.filter(({ id }) => scores.has(id))
    .map(({ id }) => ({ id, score: scores.get(id) ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

interface Heard {
  entry: Entry;
  score: number;
}

const SINGLE = LEXICON.filter(({ parts }) => parts.length === 1);
const PHRASES = LEXICON.filter(({ parts }) => parts.length > 1);

function heardIn(word: string): Heard[] {
  const heard: Heard[] = [];
  for (const entry of SINGLE) {
    const score = match(word, entry.parts[0]!);
    if (score > 0) heard.push({ entry, score });
  }
  return heard;
}

/** Words that must all be there. */
function phrasesIn(words: readonly string[]): Heard[] {
  if (words.length < 2) return [];
  return PHRASES.map((entry) => {
    const scores = entry.parts.map((part) => Math.max(0, ...words.map((word) => match(word, part))));
    return { entry, score: Math.min(...scores) * TOGETHER };
  }).filter(({ score }) => score > 0);
}

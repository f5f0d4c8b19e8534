import type { MeaningIndex } from '../lexicon/meaning-index.ts';
import { STEM_PREFIX, TRADE_PREFIX } from '../lexicon/posting.ts';
import { isUnspaced } from '../text/scripts.ts';
import type { ThingId } from '../things.ts';
import { sensesOfParts } from './compounds.ts';
import { likelyCodes } from './languages.ts';
import type { PlaceReading, ThingReading, TradeReading } from './meaning.ts';
import { sharesOfPeople } from './people.ts';
import type { Text } from './read-trades.ts';
import { type Sense, sensesOf, type Setting } from './senses.ts';
import { type TradeMatch, tradePhrases } from './trade-phrases.ts';
import { joinedKey, likelyKind, textOf, type Word } from './words.ts';

/** Some words of a text that are read as one. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly senses: readonly Sense[];
  /** A place's own name, with its emblem among the senses. */
  readonly isPlace: boolean;
}

const LONGEST_SPAN = 4;
/** A reading below this is none; one of the name, which is drawn first, must be surer. */
const LEAST = { name: 0.4, industry: 0.2, description: 0.2 } as const satisfies Record<ThingReading['from'], number>;
/** A word of the name that says the trade once more is safe: its picture is the trade's. */
const LEAST_OF_TRADE = 0.3;
/** Of several meanings of one word, only those that are as good as sure beside the first are kept; of a compound, its parts. */
const NEARLY = { word: 0.85, compound: 0.62 };
const MOST_SENSES = 2;

const isKnownPhrase = (setting: Setting, key: string): boolean => {
  const stems = likelyCodes(setting.languages, 0.3).length > 0;
  return setting.index.find(key).some((posting) => posting.kind === 'thing') || (stems && sensesOf(setting, key).length > 0);
};

const placeOf = (index: MeaningIndex, key: string): { emblems: Sense[] } | undefined => {
  const postings = index.find(key).filter((posting) => posting.kind === 'place');
  if (postings.length === 0) return undefined;
  const emblems = postings.filter(({ value }) => value > 0).map(({ value, weight }): Sense => ({ thing: index.head.things[value - 1] as ThingId, score: (weight / 100) * 0.8, origin: 'own' }));
  return { emblems: emblems.sort((one, other) => other.score - one.score) };
};

/** Words before a place: "of Texas", "aus Bremen". */
const NEAR = new Set(['of', 'in', 'at', 'near', 'from', 'von', 'in', 'aus', 'bei', 'de', 'du', 'd', 'di', 'da', 'do', 'en', 'à', 'a', 'van', 'te', 'из', 'в', 'у', 'з', 'από', 'της', 'του', 'من', 'في', 'w', 'z']);

const isPlaceHere = (setting: Setting, words: readonly Word[], from: number, length: number, key: string): boolean => {
  const before = words[from - 1];
  const isNear = before !== undefined && NEAR.has(before.key);
  const isPicture = sensesOf(setting, key).some((sense) => sense.score >= 0.45);
  return length > 1 || isNear || !isPicture;
};

const spansOf = (setting: Setting, words: readonly Word[]): Span[] => {
  const spans: Span[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(LONGEST_SPAN, words.length - at);
    for (; length >= 1; length--) {
      const part = words.slice(at, at + length);
      if (length > 1 && part.slice(1).some((word) => word.before === 'comma')) continue;
      const key = joinedKey(part);
      const place = placeOf(setting.index, key);
      if (place && isPlaceHere(setting, words, at, length, key)) {
        spans.push({ from: at, to: at + length, senses: place.emblems, isPlace: true });
        break;
      }
      if (length > 1 && isKnownPhrase(setting, key)) {
        spans.push({ from: at, to: at + length, senses: sensesOf(setting, key, { accented: part.some((word) => word.accented) }), isPlace: false });
        break;
      }
    }
    if (length === 0) {
      spans.push({ from: at, to: at + 1, senses: [], isPlace: false });
      length = 1;
    }
    at += length;
  }
  return spans;
};

const isKnownWord = (setting: Setting, word: Word): boolean =>
  setting.index.find(word.key).some((posting) => posting.kind !== 'word' && posting.kind !== 'given' && posting.kind !== 'surname') ||
  likelyCodes(setting.languages, 0.3).some((code) => setting.index.find(STEM_PREFIX + word.key).some((posting) => posting.languages.includes(setting.languages.codes.indexOf(code))));

const sensesOfWord = (setting: Setting, word: Word): Sense[] => {
  if (!word.isKnown || !/\p{L}/u.test(word.key)) return [];
  const senses = sensesOf(setting, word.key, { accented: word.accented });
  if (senses.length > 0 || isUnspaced(word.script) || isKnownWord(setting, word)) return senses;
  return sensesOfParts(setting, word.key);
};

const readingsOf = (senses: readonly Sense[], share: number, from: ThingReading['from'], word: string, nearly: number = NEARLY.word, least: number = LEAST[from]): ThingReading[] => {
  const best = senses[0]?.score ?? 0;
  return senses
    .filter((sense) => sense.thing !== undefined && sense.score >= best * nearly && sense.score * share >= least)
    .slice(0, MOST_SENSES)
    .map((sense) => ({ thing: sense.thing as ThingId, weight: Math.round(Math.min(1, sense.score * share) * 100) / 100, from, word }));
};

/** Words of the name that only say the trade once more: their pictures come last, and only if they are the trade's. */
const TRADE_SHARE = 0.65;
/** What comes later in a name is a little less likely to be its picture. */
const LATER = 0.1;
const LATEST = 0.2;
/** The name's own picture comes before one that the trade has anyway. */
const OF_TRADE = 0.15;

const OWN_PICTURE = 0.7;

const tradeWordsOf = (setting: Setting, text: Text): ReadonlySet<number> => {
  const read = new Set(setting.trades.filter(({ weight }) => weight >= 0.4).map(({ trade }) => setting.index.head.trades.indexOf(trade)));
  const matches = tradePhrases(setting.index, text.languages, text.words, 0.3);
  // A sunflower speaks of flowers, but has a picture of its own.
  const isPartOfPicture = (match: TradeMatch): boolean => {
    const [at = 0, ...others] = match.words;
    const key = text.words[at]?.key ?? '';
    return others.length === 0 && setting.index.find(TRADE_PREFIX + key).length === 0 && sensesOf(setting, key).some(({ origin, score }) => origin === 'own' && score >= OWN_PICTURE);
  };
  return new Set(matches.filter((match) => match.rank !== 2 && (read.has(match.trade) || match.rank === 1) && !isPartOfPicture(match)).flatMap((match) => [...match.words]));
};

/** What the name is a picture of, best first, and the places that it speaks of. */
export const readName = (index: MeaningIndex, text: Text, trades: readonly TradeReading[]): { things: ThingReading[]; places: PlaceReading[] } => {
  const setting: Setting = { index, languages: text.languages, trades };
  const shares = sharesOfPeople(index, text.languages, text.words, trades);
  const tradeWords = tradeWordsOf(setting, text);
  const tradeThings = new Set(trades.flatMap(({ things }) => things));
  const found: ThingReading[][] = [];
  const places: PlaceReading[] = [];
  for (const span of spansOf(setting, text.words)) {
    const word = textOf(text.words, span.from, span.to);
    const first = text.words[span.from];
    if (!first) continue;
    if (span.isPlace) places.push({ place: word, emblem: span.senses[0]?.thing });
    const isSingle = span.to - span.from === 1 && !span.isPlace;
    const senses = isSingle ? sensesOfWord(setting, first) : span.senses;
    const nearly = isSingle && sensesOf(setting, first.key, { accented: first.accented }).length === 0 ? NEARLY.compound : NEARLY.word;
    const saysTrade = !span.isPlace && text.words.slice(span.from, span.to).every((_, at) => tradeWords.has(span.from + at));
    const share = Math.min(...text.words.slice(span.from, span.to).map((_, at) => shares[span.from + at] ?? 1));
    const shown = saysTrade ? senses.filter(({ thing }) => thing !== undefined && tradeThings.has(thing)) : senses;
    const readings = readingsOf(shown, span.isPlace ? 1 : share * (saysTrade ? TRADE_SHARE : 1), 'name', word, nearly, saysTrade ? LEAST_OF_TRADE : LEAST.name);
    if (readings.length > 0) found.push(readings);
  }
  const main = new Set(trades[0]?.things);
  const ordered = found.flatMap((readings, place) => {
    const isOfTrade = readings[0] !== undefined && main.has(readings[0].thing);
    return readings.map((reading) => ({ reading, order: reading.weight - Math.min(LATEST, place * LATER) - (isOfTrade ? OF_TRADE : 0) }));
  });
  return { things: ordered.sort((one, other) => other.order - one.order).map(({ reading }) => reading), places };
};

const INDUSTRY_SHARE = 0.6;
const DESCRIPTION_SHARE = 0.4;
/** In running text only sure readings of our own tables count. */
const SURE = 0.7;

const REACH_OF_NOT = 3;
const SENTENCE_END = /[.!?。！？।]/u;

/** Words that turn away what is joined before them: "meat-free". */
const FREE = new Set(['free', 'less', 'frei', 'fri', 'vrij']);

const isTurnedAway = (index: MeaningIndex, text: Text, at: number): boolean => {
  const next = text.words[at + 1];
  if (next && next.before === 'joined' && FREE.has(next.key)) return true;
  for (let back = 1; back <= REACH_OF_NOT; back++) {
    const word = text.words[at - back];
    const after = text.words[at - back + 1];
    if (!word || after?.before === 'comma' || SENTENCE_END.test(after?.gap ?? '')) return false;
    if (likelyKind(index, text.languages, word, ['not']) >= 0.45) return true;
  }
  return false;
};

/** Pictures that the industry speaks of, but for what it turns away, beside the words that name the trade: the dogs of a dog bakery. */
export const readIndustry = (index: MeaningIndex, text: Text, trades: readonly TradeReading[]): ThingReading[] => {
  const setting: Setting = { index, languages: text.languages, trades };
  const naming = new Set(tradePhrases(index, text.languages, text.words).filter((match) => match.rank !== 2 || match.words.length > 1).flatMap((match) => [...match.words]));
  return spansOf(setting, text.words).flatMap((span) => {
    const first = text.words[span.from];
    const isNaming = text.words.slice(span.from, span.to).some((_, at) => naming.has(span.from + at));
    if (!first || span.isPlace || isNaming || isTurnedAway(index, text, span.from)) return [];
    const senses = (span.to - span.from === 1 ? sensesOf(setting, first.key, { accented: first.accented }) : span.senses).filter((sense) => sense.origin === 'own' && sense.score >= SURE);
    return readingsOf(first.isKnown ? senses : [], INDUSTRY_SHARE, 'industry', textOf(text.words, span.from, span.to));
  });
};

/** Pictures that the description speaks of, but for what it turns away: "no dogs". */
export const readDescription = (index: MeaningIndex, text: Text, trades: readonly TradeReading[]): ThingReading[] => {
  const setting: Setting = { index, languages: text.languages, trades };
  return spansOf(setting, text.words).flatMap((span) => {
    const first = text.words[span.from];
    if (!first?.isKnown || span.isPlace || isTurnedAway(index, text, span.from)) return [];
    const senses = (span.to - span.from === 1 ? sensesOf(setting, first.key, { accented: first.accented }) : span.senses).filter((sense) => sense.origin === 'own' && sense.score >= SURE);
    return readingsOf(senses.slice(0, 1), DESCRIPTION_SHARE, 'description', textOf(text.words, span.from, span.to));
  });
};

import { TRADE_PREFIX } from '../lexicon/posting.ts';
import { likelihood } from './languages.ts';
import { LINKS } from './links.ts';
import { type Sense, sensesOf, type Setting } from './senses.ts';

/** Ends of surnames: Bergmann is not a mountain. */
const SURNAMES = /(?:mann|meier|meyer|maier|mayer|berger|hauser|huber|bauer|stein|bach|feld|dorf|ski|sson|son)$/u;
/** Places: Wolfsburg, Rosenheim. */
const PLACES = /(?:heim|burg|furt|hausen|hofen|ingen|stadt|dorf)$/u;
/** What follows a word in its own forms and in other words made of it: Vliegende is not a fly. */
const ENDINGS = /^(?:ende|enden|end|isch|ische|lich|liche|haft|ung|ungen|heit|keit|schaft|erei|ei|erin|ing|elijk|elijke|ig|ige|baar|sam|erij|ende)$/u;
const SHORTEST = 3;
/** A part that is shorter is only read as it is: the end of Taunus is not a nut. */
const SHORTEST_BENT = 5;
/** Endings that make a brand of a word: Helix-a, Leaf-ly. */
const COINED = ['ery', 'ology', 'ify', 'ly', 'io', 'ia', 'ster', 'able', 'ista', 'ora', 'eria', 'ette', 'ity', 'ium', 'ix', 'ex', 'era', 'ology', 'ful', 'sy', 'a', 'o', 'y', 'co', 'go', 'us', 'um', 'ax', 'ana', 'ella', 'ware', 'soft', 'tech', 'hub', 'lab', 'labs', 'works', 'craft', 'land', 'ville', 'fit', 'pay', 'mind', 'box', 'base', 'wise', 'wear', 'side', 'well', 'way', 'port', 'stack', 'flow', 'scape', 'sphere', 'verse', 'nest', 'bit', 'byte', 'app', 'ops', 'worth'];

/** How sure a part of a compound is: what a German compound ends with is what it is. */
const PART = { first: 0.72, last: 0.85, beside: 0.45, coined: 0.68 } as const;

const scale = (senses: readonly Sense[], share: number): Sense[] => senses.map((sense) => ({ ...sense, score: sense.score * share }));

const isSure = (senses: readonly Sense[]): boolean => (senses[0]?.score ?? 0) >= 0.5;

/** Whether a part is a word of the language, so that a cut before it is not an accident. */
const isPart = (setting: Setting, key: string): boolean =>
  [...setting.index.find(key), ...setting.index.find(TRADE_PREFIX + key)].some((posting) => posting.kind !== 'surname' && posting.kind !== 'given' && posting.kind !== 'function' && likelihood(setting.languages, posting) >= 0.4);

interface Part {
  readonly senses: readonly Sense[];
  /** 2 for a sure picture, 1 for a word of the language, 0 for no word. */
  readonly standing: number;
}

const partOf = (setting: Setting, key: string, mayBend: boolean): Part => {
  const senses = sensesOf(setting, key, { mayBend });
  return { senses, standing: isSure(senses) ? 2 : isPart(setting, key) ? 1 : 0 };
};

const firstPart = (setting: Setting, first: string, links: readonly string[]): Part => {
  const bares = links.filter((link) => first.endsWith(link) && first.length - link.length >= SHORTEST).map((link) => (link === '' ? first : first.slice(0, -link.length)));
  // "Storchen" is a stork with a link rather than a form of something else.
  const parts = [...bares.map((bare) => partOf(setting, bare, false)), ...bares.map((bare) => partOf(setting, bare, true))];
  return parts.reduce((best, part) => (part.standing > best.standing ? part : best), { senses: [], standing: 0 });
};

const inCompound = (setting: Setting, key: string, links: readonly string[]): Sense[] => {
  if (SURNAMES.test(key) || PLACES.test(key)) return [];
  let best: { standing: number; senses: Sense[] } = { standing: 0, senses: [] };
  for (let at = key.length - SHORTEST; at >= SHORTEST; at--) {
    const last = partOf(setting, key.slice(at), key.length - at >= SHORTEST_BENT);
    if (last.standing === 0) continue;
    const first = firstPart(setting, key.slice(0, at), links);
    const senses = [...scale(last.senses, PART.last), ...scale(first.senses, PART.first)];
    const standing = first.standing * last.standing;
    if (senses.length > 0 && standing > best.standing) best = { standing, senses };
  }
  if (best.standing > 0) return best.senses;
  // What begins with a word we know: Bergfex.
  for (let to = key.length - SHORTEST; to >= 4; to--) {
    if (ENDINGS.test(key.slice(to))) continue;
    const firsts = sensesOf(setting, key.slice(0, to), { mayBend: false });
    if (isSure(firsts)) return scale(firsts, PART.beside);
  }
  return [];
};

/** Ends of English places and surnames. */
const ENGLISH_PLACES = /(?:bury|ham|ton|ford|worth|stead|wick|ley|combe|thorpe|chester|shire|borough|minster|by)$/u;

const isEnglishWord = (setting: Setting, key: string): boolean => setting.index.find(key).some((posting) => posting.kind === 'word');

const isEnglishPart = (setting: Setting, key: string): boolean => isEnglishWord(setting, key) || isEnglishWord(setting, key.replace(/s$/u, ''));

const ownSenses = (setting: Setting, key: string): Sense[] => sensesOf(setting, key, { mayBend: false }).filter((sense) => sense.origin === 'own');

/** Names that are coined of English words: Moonpig, Leafly. Not "carpet", which is a word of its own. */
const inCoinage = (setting: Setting, key: string): Sense[] => {
  if (isEnglishPart(setting, key) || key.length < 6 || ENGLISH_PLACES.test(key)) return [];
  for (let at = key.length - SHORTEST; at >= SHORTEST; at--) {
    const [first, last] = [key.slice(0, at), key.slice(at)];
    const [firsts, lasts] = [ownSenses(setting, first), ownSenses(setting, last)];
    if (isSure(firsts) && isSure(lasts)) return [...scale(firsts, PART.first), ...scale(lasts, PART.first)];
    if (isSure(firsts) && first.length >= 4 && isEnglishPart(setting, last) && last.length >= 4) return scale(firsts, PART.coined);
    if (isSure(lasts) && last.length >= 4 && isEnglishPart(setting, first) && first.length >= 4) return scale(lasts, PART.coined);
  }
  for (const ending of COINED) {
    const word = key.slice(0, -ending.length);
    if (!key.endsWith(ending) || word.length < 4) continue;
    const senses = ownSenses(setting, word);
    if (isSure(senses)) return scale(senses, PART.coined);
  }
  return [];
};

/** What a word that is not in the lexicon may be drawn as by its parts; empty where there are none. */
export const sensesOfParts = (setting: Setting, key: string): Sense[] => {
  const { languages } = setting;
  if (isEnglishWord(setting, key)) return [];
  const compounding = [...languages.likely].filter(([place, likely]) => likely >= 0.8 && LINKS[languages.codes[place] ?? ''] !== undefined).sort(([, one], [, other]) => other - one);
  for (const [place] of compounding) {
    const found = inCompound(setting, key, LINKS[languages.codes[place] ?? ''] ?? []);
    if (found.length > 0) return found;
  }
  const english = languages.likely.get(languages.codes.indexOf('en')) ?? 0;
  return english >= 0.5 && compounding.length === 0 ? inCoinage(setting, key) : [];
};

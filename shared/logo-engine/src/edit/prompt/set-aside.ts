import { TAG_MAX, type Operation } from '../operation.ts';
import { brandIn } from './asides/brand.ts';
import { contactIn, figureIn } from './asides/contact.ts';
import { renamesIn } from './asides/rename.ts';
import { folded } from './tokens.ts';
import type { ThingOf } from './words-said.ts';
import { vocabulary } from './vocabulary.ts';

/** What a wish asks that belongs elsewhere in the product, or that needs an answer first. */
export const ASIDES = ['rename', 'contact', 'tagline-text', 'act', 'brand'] as const;
export type Aside = (typeof ASIDES)[number];

/** A prompt without the parts that are read whole, before its words are. */
export interface SetAside {
  readonly rest: string;
  readonly operations: readonly Operation[];
  /** What nothing is made of, in the customer's own words, and why where there is something to do instead. */
  readonly given: readonly { readonly words: string; readonly aside?: Aside }[];
}

/** Stands where a line was taken out, so that the words around it can go too. */
const MARK = '\u0001';
const YEAR = '(1[6-9]\\d\\d|20\\d\\d)';
const OPENING = `(?:["“„«]|(?<=^|\\s)['‘])`;
const CLOSING = `(?:["”“»]|['’](?=$|[\\s.,;!?]))`;

const SINCE: readonly (readonly [words: string, label: string])[] = [
  ['est(?:d|ablished)?\\.?(?:\\s+in)?|founded(?:\\s+in)?', 'Est.'],
  ['since', 'Since'],
  ['seit|gegr(?:ü|ue)ndet(?:\\s+(?:im\\s+jahr|in))?', 'Seit'],
  ['desde', 'Desde'],
  ['depuis', 'Depuis'],
  ['dal', 'Dal'],
];
const TAG_WORD = '(?:tag ?line|strap ?line|slogan|eslogan|motto|claim|payoff)';
const NO_TAG = new RegExp(
  `\\b(?:remove|delete|drop|lose|no|without|take (?:off|away|out)|get rid of|ohne|kein(?:en)?|quita|sin|elimina|enl[eè]ve|sans|supprime|togli|senza|rimuovi|tire|sem|remova)\\s+(?:(?:the|el|le|lo|o|den)\\s+)?${TAG_WORD}\\b|\\b${TAG_WORD}\\s+(?:entfernen|weg|l[oö]schen)\\b`,
  'iu',
);
const TAG_AFTER_COLON = new RegExp(`\\b${TAG_WORD}\\s*:\\s*([^\\n;]{2,${TAG_MAX}})`, 'iu');
const QUOTED = new RegExp(`${OPENING}\\s*([^"”“»«\\n]{2,${TAG_MAX}}?)\\s*${CLOSING}`, 'u');
const BEFORE_QUOTE = new RegExp(`(?:${TAG_WORD}|\\badd|\\bput|\\bline|\\bwrite|\\btext|\\bf(?:ü|ue)ge|\\ba[ñn]ade|\\bajoute|\\baggiungi|\\badicione)[^.\\n]{0,24}$`, 'iu');
const TAG_WITHOUT_TEXT = new RegExp(`\\b(?:add|put|include|want|need|f(?:ü|ue)ge|a[ñn]ade|ajoute|aggiungi|adicione)\\s+(?:in\\s+)?(?:a|an|another|einen|un|une|uno|um)\\s+${TAG_WORD}\\b[^.,;\\n]*`, 'iu');
/** The verb that a line was asked with, and everything from it to the end of its clause. */
const AROUND_MARK = new RegExp(
  `(?:\\b(?:please|add|put|include|insert|write|with|show|use|change|and|f(?:ü|ue)ge|mit|setze|und|a[ñn]ade|pon|con|y|ajoute|mets|avec|et|aggiungi|metti|e|adicione|coloque|com)\\b(?:(?!\\b(?:and|und|y|et)\\b)[^${MARK},;\\n])*)?${MARK}[^,;\\n]*`,
  'iu',
);

const ACTS = [
  /\blass(?:t)?\s+(?:die|den|das)\s+\S+\s+\S+n\b[^.,;\n]*/iu,
  /\bhaz que\s+(?:el|la)\s+\S+\s+[^.,;\n]+/iu,
  /\bfais\s+\S+(?:re|er|ir)\s+(?:le|la|l['’])[^.,;\n]*/iu,
  /\bfai\s+\S+re\s+(?:il|la|lo|l['’])[^.,;\n]*/iu,
  /\bfaça\s+(?:o|a)\s+\S+\s+\S+r\b[^.,;\n]*/iu,
];
/** "Make the cat smile": what is there already is to do something. */
const ACT = /\b(?:make|let|have|give|can|could|should)\s+(?:the|our|my)\s+([\p{L}'’-]+)\s+((?!into\b|an?\b|in\b)[^.,;\n]+)/iu;
const COMPLAINT = /\blooks?\s+like\s+(?:an?\s+)\p{L}+/iu;

const KNOWN = new Set(['quality', 'color', 'too', 'place', 'kind', 'turn', 'wish', 'tone', 'other', 'less', 'not', 'keep', 'value']);
const saysSomething = (words: string): boolean => {
  const { phrases } = vocabulary();
  const parts = folded(words).split(/\s+/);
  return parts.some((_, at) => [1, 2, 3].some((length) => phrases.get(parts.slice(at, at + length).join(' '))?.some(({ meaning }) => KNOWN.has(meaning.is))));
};

const isThing = (word: string, thingOf: ThingOf): boolean =>
  thingOf(word) !== undefined || vocabulary().phrases.get(folded(word))?.some(({ meaning }) => meaning.is === 'thing') === true;

const tidy = (text: string): string => text.trim().replace(/^["“„«'‘]+|["”“»'’]+$/gu, '').replace(/[.\s]+$/u, '').trim();

/** Reads taglines, years of foundation, new names and acts, which are more than their words; what is left is for the words. */
export function setAside(prompt: string, titles: readonly string[], thingOf: ThingOf): SetAside {
  let rest = prompt.normalize('NFKC');
  const operations: Operation[] = [];
  const given: { words: string; aside?: Aside }[] = [];
  const giveWords = (words: string | null, aside?: Aside): void => {
    if (words === null) return;
    given.push({ words: words.trim(), ...(aside && { aside }) });
    rest = rest.replace(words, ' ');
  };
  const give = (pattern: RegExp, aside: Aside, isMeant: (found: RegExpExecArray) => boolean = () => true): void => {
    const found = pattern.exec(rest);
    if (!found || !isMeant(found)) return;
    giveWords(found[0], aside);
  };
  const line = (found: RegExpExecArray, text: string): void => {
    operations.push({ op: 'tag', text: tidy(text).slice(0, TAG_MAX) });
    rest = rest.replace(found[0], MARK).replace(AROUND_MARK, ' ');
  };

  for (const words of renamesIn(rest)) giveWords(words, 'rename');
  const none = NO_TAG.exec(rest);
  if (none) { operations.push({ op: 'tag', text: '' }); rest = rest.replace(none[0], ' '); }
  for (const [words, label] of SINCE) {
    const found = new RegExp(`(?:${OPENING}\\s*)?\\b(?:${words})\\s+${YEAR}\\b(?:\\s*${CLOSING})?`, 'iu').exec(rest);
    if (found) line(found, `${label} ${found[1]}`);
  }
  const said = TAG_AFTER_COLON.exec(rest);
  if (said) line(said, said[1] ?? '');
  const quoted = QUOTED.exec(rest);
  const isTitle = titles.some((title) => title.toLowerCase() === quoted?.[1]?.toLowerCase());
  if (quoted && !isTitle && BEFORE_QUOTE.test(rest.slice(0, quoted.index))) line(quoted, quoted[1] ?? '');
  if (!operations.some(({ op }) => op === 'tag')) give(TAG_WITHOUT_TEXT, 'tagline-text');
  giveWords(figureIn(rest));
  giveWords(contactIn(rest), 'contact');
  for (const pattern of ACTS) give(pattern, 'act');
  give(ACT, 'act', ([, thing = '', act = '']) => isThing(thing, thingOf) && !saysSomething(act));
  giveWords(brandIn(rest, titles), 'brand');
  give(COMPLAINT, 'brand');
  return { rest, operations, given };
}

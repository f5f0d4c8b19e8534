import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entries } from './entries.ts';
import { placeOf, type Senses, THING_IDS } from './own-tables.ts';
import { sourceFolder } from './sources.ts';
import { lines } from './tables.ts';
import { keysOf } from './words.ts';

interface Annotation {
  readonly tts?: readonly string[];
}
interface Annotations {
  readonly annotations: { readonly annotations: Readonly<Record<string, Annotation>> };
}

/** CLDR's locales that are read, with the language that they are read as. Regional ones say little more. */
const LOCALES: Readonly<Record<string, string>> = {
  de: 'de', fr: 'fr', es: 'es', it: 'it', pt: 'pt', nl: 'nl', pl: 'pl', ru: 'ru', uk: 'uk', el: 'el', ar: 'ar', he: 'he', hi: 'hi', ja: 'ja', zh: 'zh', 'zh-Hant': 'zh',
  ko: 'ko', tr: 'tr', sv: 'sv', vi: 'vi', th: 'th', ca: 'ca', cs: 'cs', da: 'da', fi: 'fi', hu: 'hu', ro: 'ro', no: 'nb', id: 'id', hr: 'hr', sk: 'sk', sl: 'sl', et: 'et', lv: 'lv', lt: 'lt', is: 'is', eu: 'eu', gl: 'gl', sq: 'sq',
  bg: 'bg', mk: 'mk', sr: 'sr', be: 'be', kk: 'kk', hy: 'hy', ka: 'ka', fa: 'fa', ur: 'ur', bn: 'bn', ta: 'ta', te: 'te', kn: 'kn', ml: 'ml', mr: 'mr', gu: 'gu', pa: 'pa', ne: 'ne', si: 'si', my: 'my', km: 'km', lo: 'lo', am: 'am', af: 'af', sw: 'sw', fil: 'fil', ms: 'ms', az: 'az', uz: 'uz', mn: 'mn', cy: 'cy', ga: 'ga',
};

const WEIGHT = 80;

const annotations = (locale: string): Readonly<Record<string, Annotation>> =>
  (JSON.parse(readFileSync(join(sourceFolder('cldr'), 'annotations', locale, 'annotations.json'), 'utf8')) as Annotations).annotations.annotations;

/** Which thing each emoji shows: by CLDR's English name, and by our own table for the others. */
const thingsOfEmoji = (): Map<string, string> => {
  const named = new Map(THING_IDS.map((id) => [id.replaceAll('-', ' '), id]));
  const things = new Map<string, string>();
  for (const [emoji, { tts: [name = ''] = [] }] of Object.entries(annotations('en'))) {
    const id = /\p{Extended_Pictographic}/u.test(emoji) ? named.get(name.toLowerCase()) : undefined;
    if (id) things.set(emoji, id);
  }
  for (const line of lines('emoji.txt')) {
    const [id = '', ...emoji] = line.split(/\s+/u);
    placeOf(THING_IDS, id, 'emoji.txt');
    for (const one of emoji) things.set(one, id);
  }
  return things;
};

/** Adds the names of emoji in CLDR's languages: for a language of our own tables, those that they do not have. */
export const addCldr = (entries: Entries, senses: Senses): void => {
  const things = thingsOfEmoji();
  for (const [locale, language] of Object.entries(LOCALES)) {
    const found = annotations(locale);
    for (const [emoji, id] of things) {
      const name = found[emoji]?.tts?.[0] ?? '';
      const { exact, stem, accented } = keysOf(name, language);
      const isKnown = senses.has(`${language} ${exact}`) || entries.has(exact, 'thing', language);
      if (name === '' || isKnown) continue;
      const value = THING_IDS.indexOf(id as (typeof THING_IDS)[number]) + 1;
      entries.add({ key: exact, kind: 'thing', language, value, weight: WEIGHT, origin: 'cldr', accented });
      if (stem && !entries.has(stem, 'thing', language)) entries.add({ key: stem, kind: 'thing', language, value, weight: WEIGHT * 0.9, origin: 'cldr', accented });
    }
  }
};

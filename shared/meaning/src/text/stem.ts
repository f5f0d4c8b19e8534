/**
 * Light stemming: endings that a language puts on nouns and adjectives are cut, by rules alone. A stem need not be a
 * word; it only has to be the same for a word's forms. What a rule gets wrong, the lexicon has as a form of its own.
 */
type Ending = readonly [ending: string, instead?: string];

/** Longest first. Written folded, as keys are. */
const ENDINGS: Readonly<Record<string, readonly Ending[]>> = {
  en: [['ies', 'y'], ['sses', 'ss'], ['xes', 'x'], ['ches', 'ch'], ['shes', 'sh'], ['oes', 'o'], ['ves', 'f'], ['ss', 'ss'], ['us', 'us'], ['is', 'is'], ['s']],
  de: [['chen'], ['lein'], ['ern'], ['nen'], ['en'], ['er'], ['es'], ['em'], ['e'], ['n'], ['s']],
  fr: [['eaux', 'eau'], ['aux', 'al'], ['eux', 'eu'], ['elles', 'el'], ['elle', 'el'], ['ettes'], ['ette'], ['ees'], ['ee'], ['es'], ['s'], ['x'], ['e']],
  es: [['ecitos'], ['ecitas'], ['ecito'], ['ecita'], ['itos'], ['itas'], ['ito'], ['ita'], ['illos'], ['illas'], ['illo'], ['illa'], ['ces', 'z'], ['iones', 'ion'], ['es'], ['os'], ['as'], ['o'], ['a'], ['e'], ['s']],
  it: [['ellini'], ['ellino'], ['etti'], ['etto'], ['etta'], ['ette'], ['ini'], ['ino'], ['ina'], ['ine'], ['chi', 'c'], ['che', 'c'], ['ghi', 'g'], ['ghe', 'g'], ['i'], ['e'], ['o'], ['a']],
  pt: [['zinhos'], ['zinhas'], ['zinho'], ['zinha'], ['inhos'], ['inhas'], ['inho'], ['inha'], ['oes', 'ao'], ['aes', 'ao'], ['ais', 'al'], ['eis', 'el'], ['ois', 'ol'], ['ns', 'm'], ['res', 'r'], ['es'], ['os'], ['as'], ['o'], ['a'], ['e'], ['s']],
  nl: [['etjes'], ['etje'], ['tjes'], ['tje'], ['pjes'], ['pje'], ['jes'], ['je'], ['en'], ['s'], ['e']],
  sv: [['arnas'], ['ornas'], ['ernas'], ['arna'], ['orna'], ['erna'], ['ans'], ['an'], ['ens'], ['ets'], ['ar'], ['or'], ['er'], ['en'], ['et'], ['a'], ['e'], ['s']],
  pl: [['usiek'], ['uszek'], ['uszka'], ['eczka'], ['eczek'], ['iczka'], ['ulka'], ['usia'], ['us'], ['owych'], ['owego'], ['owej'], ['owym'], ['owie'], ['ami'], ['ach'], ['ego'], ['ymi'], ['imi'], ['ych'], ['ich'], ['owy'], ['owa'], ['owe'], ['iej'], ['emu'], ['ow'], ['om'], ['em'], ['ej'], ['ym'], ['im'], ['ie'], ['ia'], ['iu'], ['y'], ['i'], ['a'], ['e'], ['u'], ['o']],
  ru: [['очка'], ['ечка'], ['ушка'], ['юшка'], ['енька'], ['онька'], ['иями'], ['ями'], ['ами'], ['ого'], ['его'], ['ому'], ['ему'], ['ыми'], ['ими'], ['иях'], ['ях'], ['ах'], ['ой'], ['ей'], ['ом'], ['ем'], ['ам'], ['ям'], ['ый'], ['ий'], ['ая'], ['яя'], ['ое'], ['ее'], ['ые'], ['ие'], ['ых'], ['их'], ['ую'], ['юю'], ['ью'], ['ия'], ['ию'], ['ии'], ['ов'], ['ев'], ['а'], ['я'], ['ы'], ['и'], ['о'], ['е'], ['у'], ['ю'], ['ь'], ['й']],
  uk: [['очка'], ['ечка'], ['ушка'], ['енька'], ['онька'], ['ями'], ['ами'], ['ого'], ['ого'], ['ому'], ['ими'], ['іями'], ['іях'], ['ях'], ['ах'], ['ої'], ['ою'], ['ею'], ['єю'], ['ом'], ['ем'], ['єм'], ['ам'], ['ям'], ['ий'], ['ій'], ['их'], ['ів'], ['їв'], ['ею'], ['ові'], ['еві'], ['ія'], ['ії'], ['ію'], ['а'], ['я'], ['и'], ['і'], ['ї'], ['о'], ['е'], ['є'], ['у'], ['ю'], ['ь'], ['й']],
  el: [['ους'], ['ων'], ['ουσ'], ['ακια'], ['ακι'], ['ουλα'], ['ες'], ['εσ'], ['ης'], ['ησ'], ['ος'], ['οσ'], ['ας'], ['ασ'], ['ου'], ['οι'], ['ια'], ['ιου'], ['η'], ['ο'], ['α'], ['ι'], ['ε'], ['υ'], ['ω']],
  tr: [['larin'], ['lerin'], ['lari'], ['leri'], ['lar'], ['ler'], ['sinin'], ['nin'], ['nun'], ['dan'], ['den'], ['da'], ['de'], ['si'], ['su'], ['i'], ['u']],
  hi: [['ियों'], ['ाओं'], ['ियां'], ['ियाँ'], ['ों'], ['ें'], ['ओं'], ['ाएं'], ['ी'], ['ा'], ['े'], ['ो'], ['ि']],
  he: [['יות'], ['יים'], ['ים'], ['ות'], ['ית'], ['ה'], ['ת'], ['י']],
  ar: [['ات'], ['ون'], ['ين'], ['ان'], ['يه'], ['ها'], ['نا'], ['ه'], ['ي']],
};

/** Stressed vowels of Russian and Ukrainian come and go before the last letter: лоб, лба; дуб, дубок. */
const FLEETING: Readonly<Record<string, RegExp>> = { ru: /[ое](?<last>[кцнлр])$/u, uk: /[оеі](?<last>[кцнлр])$/u, pl: /ie?(?<last>[kc])$/u };

/** What precedes a word and is written together with it. */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  ar: ['وال', 'بال', 'فال', 'كال', 'لل', 'ال', 'و'],
  he: ['וה', 'שה', 'מה', 'בה', 'לה', 'כש', 'ה', 'ו', 'ב', 'ל', 'מ', 'ש', 'כ'],
};

/** Languages whose rules serve others, closely related. */
const LIKE: Readonly<Record<string, string>> = { ca: 'es', gl: 'pt', da: 'sv', nb: 'sv', cs: 'pl', sk: 'pl', be: 'uk', bg: 'ru', mr: 'hi', ne: 'hi', fa: 'ar', ur: 'ar', af: 'nl' };

const shortest = (language: string): number => (language === 'ar' || language === 'he' || language === 'hi' ? 2 : 3);

const cut = (word: string, language: string): string => {
  for (const [ending, instead = ''] of ENDINGS[language] ?? []) {
    if (word.endsWith(ending) && word.length - ending.length + instead.length >= shortest(language)) {
      return word.slice(0, word.length - ending.length) + instead;
    }
  }
  return word;
};

/** Languages that `stemOf` has rules for. */
export const STEMMED: readonly string[] = [...Object.keys(ENDINGS), ...Object.keys(LIKE)];

/**
 * The stem of a key in a language; the key itself where there is no rule.
 * @param key one word, normalized and folded
 */
export const stemOf = (key: string, language: string): string => {
  const rules = LIKE[language] ?? language;
  const stem = cut(key, rules);
  const fleeting = FLEETING[rules];
  const settled = fleeting && stem.length > 3 ? stem.replace(fleeting, '$<last>') : stem;
  // Dutch: boom and bomen, zwaan and zwanen.
  if (rules === 'nl') return settled.replace(/(?<vowel>[aeou])\k<vowel>(?<last>[^aeiou])$/u, '$<vowel>$<last>').replace(/(?<last>[^aeiou])\k<last>$/u, '$<last>').replace(/z$/u, 's').replace(/v$/u, 'f');
  return settled;
};

/** The word without what Arabic and Hebrew write together with it, most letters first: والبيت, البيت, بيت. */
export const withoutPrefixes = (key: string, language: string): string[] =>
  (PREFIXES[LIKE[language] ?? language] ?? []).filter((prefix) => key.startsWith(prefix) && key.length - prefix.length >= 2).map((prefix) => key.slice(prefix.length));

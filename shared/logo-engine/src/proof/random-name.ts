import { BasicInfo, COMPANY_NAME_MAX } from '@fifteen/contracts';
import type { Rng } from '../rng/rng.ts';

/** Unicode's scripts that have letters, by their long names. Those that this Node does not know are left out. */
const SCRIPT_NAMES = `Adlam Ahom Anatolian_Hieroglyphs Arabic Armenian Avestan Balinese Bamum Bassa_Vah Batak Bengali Bhaiksuki Bopomofo Brahmi
Buginese Buhid Canadian_Aboriginal Carian Caucasian_Albanian Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cypro_Minoan
Cyrillic Deseret Devanagari Dives_Akuru Dogra Duployan Egyptian_Hieroglyphs Elbasan Elymaic Ethiopic Georgian Glagolitic Gothic Grantha Greek
Gujarati Gunjala_Gondi Gurmukhi Han Hangul Hanifi_Rohingya Hanunoo Hatran Hebrew Hiragana Imperial_Aramaic Inscriptional_Pahlavi
Inscriptional_Parthian Javanese Kaithi Kannada Katakana Kawi Kayah_Li Kharoshthi Khitan_Small_Script Khmer Khojki Khudawadi Lao Latin Lepcha
Limbu Linear_A Linear_B Lisu Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen Masaram_Gondi Medefaidrin Meetei_Mayek
Mende_Kikakui Meroitic_Cursive Meroitic_Hieroglyphs Miao Modi Mongolian Mro Multani Myanmar Nabataean Nag_Mundari Nandinagari New_Tai_Lue
Newa Nko Nushu Nyiakeng_Puachue_Hmong Ogham Ol_Chiki Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian Old_Sogdian
Old_South_Arabian Old_Turkic Old_Uyghur Oriya Osage Osmanya Pahawh_Hmong Palmyrene Pau_Cin_Hau Phags_Pa Phoenician Psalter_Pahlavi Rejang
Runic Samaritan Saurashtra Sharada Shavian Siddham Sinhala Sogdian Sora_Sompeng Soyombo Sundanese Syloti_Nagri Syriac Tagalog Tagbanwa Tai_Le
Tai_Tham Tai_Viet Takri Tamil Tangsa Tangut Telugu Thaana Thai Tibetan Tifinagh Tirhuta Toto Ugaritic Vai Vithkuqi Wancho Warang_Citi Yezidi
Yi Zanabazar_Square`;

interface Alphabet {
  script: string;
  letters: readonly string[];
  marks: readonly string[];
}

const LAST_CODE_POINT = 0x10ffff;
const SIGNS = [' ', ' ', ' ', '-', '&', '.', "'", '/', '’', '·', '7', '24', '🐾'];

const scriptTests = (): [string, RegExp][] =>
  SCRIPT_NAMES.split(/\s+/).flatMap((script): [string, RegExp][] => {
    try {
      return [[script, new RegExp(`\\p{Script=${script}}`, 'u')]];
    } catch {
      return [];
    }
  });

/** Neighbors share a script, so that most characters take one test. */
function readAlphabets(): Alphabet[] {
  const tests = scriptTests();
  const found = new Map(tests.map(([script]) => [script, { script, letters: [] as string[], marks: [] as string[] }]));
  let last = tests[0];
  for (let code = 0x30; code <= LAST_CODE_POINT; code += 1) {
    const char = String.fromCodePoint(code);
    const isMark = /\p{M}/u.test(char);
    if (!isMark && !/[\p{L}\p{N}]/u.test(char)) continue;
    if (!last?.[1].test(char)) last = tests.find(([, test]) => test.test(char));
    const alphabet = last && found.get(last[0]);
    (isMark ? alphabet?.marks : alphabet?.letters)?.push(char);
  }
  return [...found.values()].filter(({ letters }) => letters.length > 0);
}

let alphabets: Alphabet[] | undefined;

/** Every script that a name may be written in, in a fixed order. */
export const scriptsOfNames = (): readonly string[] => (alphabets ??= readAlphabets()).map(({ script }) => script);

/** One legal name and what it was made for. */
export interface RandomName {
  name: string;
  script: string;
  /** UTF-16 units, as the contract counts them; astral letters take two. */
  length: number;
}

const TRIES = 40;

/** Lengths in an order that spreads them, so that a short sample meets long names too. Prime to the longest: none is left out. */
const STRIDE = 37;
const SHIFT = 11;

const isLegal = (name: string): boolean => BasicInfo.shape.company_name.safeParse(name).data === name;

/** As long as asked, or one unit shorter where the last letter would not fit. */
function written({ letters, marks }: Alphabet, length: number, rng: Rng): string {
  const manner = rng.weighted(['letters', 'words', 'one letter', 'a pattern', 'with Latin'], (kind) => (kind === 'words' ? 4 : 1));
  const own = manner === 'one letter' ? [rng.pick(letters)] : manner === 'a pattern' ? [0, 1, 2, 3].map(() => rng.pick(letters)) : letters;
  let name = '';
  for (let turn = 0; name.length < length; turn += 1) {
    const next = nextPart(turn);
    if (name.length + next.length <= length) name += next;
    else if (length - name.length < 2) break;
  }
  return name;

  function nextPart(turn: number): string {
    if (manner === 'a pattern') return own[turn % own.length] ?? '';
    if (manner === 'with Latin' && rng.chance(0.3)) return rng.pick(['A', 'n', 'W', ' Co', 'Æ', 'i']);
    if (manner === 'words' && turn > 0 && rng.chance(0.22)) return rng.pick(SIGNS);
    return marks.length > 0 && turn > 0 && manner !== 'one letter' && rng.chance(0.25) ? rng.pick(marks) : rng.pick(own);
  }
}

/**
 * A legal name: run by run through every script at every length from 1 to the longest, and then again in other letters.
 * Letters, words, one letter over and over, a repeated pattern, or mixed with Latin. Null where the script has no legal
 * name of that length, such as one unit for letters that take two.
 */
export function randomName(run: number, rng: Rng): RandomName | null {
  const all = (alphabets ??= readAlphabets());
  const alphabet = all[run % all.length];
  const length = ((Math.floor(run / all.length) * STRIDE + (run % all.length) * SHIFT) % COMPANY_NAME_MAX) + 1;
  if (!alphabet) throw new RangeError('There are no scripts');
  for (let tried = 0; tried < TRIES; tried += 1) {
    const name = written(alphabet, length, rng.fork(`${tried}`));
    if (name.length > 0 && isLegal(name)) return { name, script: alphabet.script, length: name.length };
  }
  return null;
}

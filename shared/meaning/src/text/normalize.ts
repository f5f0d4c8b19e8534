const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ς: 'σ', ё: 'е',
  أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ة: 'ه', ؤ: 'و', ئ: 'ي', ک: 'ك', ی: 'ي',
  '’': "'", '‘': "'", ʼ: "'", '`': "'", '´': "'", '׳': "'", '״': '"', '“': '"', '”': '"', '–': '-', '—': '-', '‐': '-', '‑': '-',
};

/** Arabic vowel signs and the stretching line, Hebrew points, invisible joiners. */
// oxlint-disable-next-line no-misleading-character-class -- each sign is meant by itself
const SIGNS = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u0591-\u05c7\u200b-\u200f\u2060\ufeff]/gu;

/** Marks that only Latin and Greek letters can lose: й and ї are letters of their own, and so is a letter with a Hindi sign. */
const ACCENTED = /(?<letter>[\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/** A nukta makes another letter for the dictionary, and is left out as often as not by who types. */
const NUKTA = /\u093c/gu;

/**
 * A text as the lexicon's keys are written: lower case, compatibility forms resolved, letters that are typed in more
 * than one way made one. Accents of Latin and Greek letters are kept: see `fold`.
 */
export const normalize = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/İ/gu, 'i')
    .toLowerCase()
    .replace(SIGNS, '')
    .normalize('NFD')
    .replace(NUKTA, '')
    .normalize('NFC')
    .replace(/[أإآٱىةؤئکیёς’‘ʼ`´׳״“”–—‐‑]/gu, (letter) => SPECIAL[letter] ?? letter);

/** A normalized text without accents: `águila` and `aguila` have one key. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(ACCENTED, '$<letter>')
    .normalize('NFC')
    .replace(/[ßæœøłđðþı]/gu, (letter) => SPECIAL[letter] ?? letter);

/** Whether folding changed the text. */
export const hasAccents = (normalized: string): boolean => fold(normalized) !== normalized;

import { describe, expect, test } from '@jest/globals';
import { openMeaning } from './meaning-index.ts';
import { packLexicon } from './format.ts';
import type { LexiconHead, Posting } from './posting.ts';

const HEAD: LexiconHead = { languages: ['en', 'de'], things: ['owl', 'fox'], trades: ['law'], feelings: ['calm'], contexts: [[0]], cultures: [], ruledOut: [], tables: '' };

const posting = (value: number, more: Partial<Posting> = {}): Posting => ({ kind: 'thing', languages: [0], value, weight: 100, context: 0, origin: 'own', accented: false, ...more });

/** Keys that share long beginnings, in three scripts, over several blocks. */
const KEYS = Array.from({ length: 300 }, (_, number) => ['', 'a', 'aa', 'owl', 'сова', '梟'][number % 6] + 'ab'.repeat(number % 7) + number.toString(36));

describe('the data file', () => {
  const bytes = packLexicon(HEAD, new Map(KEYS.map((key, value) => [key, [posting(value)]])));

  test('finds every key that was packed', () => {
    const index = openMeaning(bytes);

    expect(KEYS.map((key) => index.find(key)[0]?.value)).toEqual(KEYS.map((_, value) => value));
  });

  test('finds nothing for keys that begin like packed keys, go on after them or come before and after all', () => {
    const index = openMeaning(bytes);
    const missing = [...KEYS.map((key) => `${key}!`), ...KEYS.map((key) => key.slice(0, -1)), ' ', '\u{10ffff}'].filter((key) => !KEYS.includes(key));

    expect(missing.length).toBeGreaterThan(300);
    expect(missing.filter((key) => index.find(key).length > 0)).toEqual([]);
  });

  test('keeps everything that a posting says', () => {
    const said = [posting(1, { languages: [0, 1], weight: 37, context: 1, origin: 'wordnet', accented: true }), posting(300, { kind: 'word', languages: [], weight: 0, origin: 'cldr' })];
    const index = openMeaning(packLexicon(HEAD, new Map([['owl', said]])));

    expect(index.find('owl')).toEqual(said);
    expect(index.head).toEqual(HEAD);
  });

  test('throws for bytes that are another file, and for a file that is cut off', () => {
    expect(() => openMeaning(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))).toThrow('not the data file');
    expect(() => openMeaning(bytes.subarray(0, bytes.length - 4))).toThrow('cut off');
  });

  test('opens bytes that are part of a larger buffer', () => {
    const larger = new Uint8Array(bytes.length + 7);
    larger.set(bytes, 7);

    expect(openMeaning(larger.subarray(7)).find(KEYS[42] ?? '')[0]?.value).toBe(42);
  });
});

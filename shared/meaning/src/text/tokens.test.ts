import { describe, expect, test } from '@jest/globals';
import { keyOf, tokensOf } from './tokens.ts';

const words = (text: string): string[] => tokensOf(text).map(({ text: word }) => word);

describe('tokensOf', () => {
  test.each([
    ["L'Aigle d'Or", ['L', 'Aigle', 'd', 'Or']],
    ['blueJay 3Volt ABCBooks', ['blue', 'Jay', '3', 'Volt', 'ABC', 'Books']],
    ["М'ята", ["М'ята"]],
    ['鶴屋 カフェ', ['鶴屋', 'カフェ']],
    ['🦊🥖', []],
    ['', []],
  ])('splits "%s" into words', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('reports what is between two words', () => {
    expect(tokensOf('Beija-Flor & Co, Porto').map(({ before }) => before)).toEqual(['start', 'joined', 'and', 'comma']);
  });

  test('gives the text back when gaps and words are joined', () => {
    const text = "Beija-Flor d'Água & 3Volt, Kraków";

    expect(tokensOf(text).map(({ gap, text: word }) => gap + word).join('')).toBe(text);
  });
});

describe('keyOf', () => {
  test.each([
    ['Águila', 'aguila'],
    ['ÄGYPTEN', 'agypten'],
    ['Straße', 'strasse'],
    ['Ёжик', 'ежик'],
    ['الأُمّ', 'الام'],
    ['ﾈｺ', 'ネコ'],
  ])('writes "%s" as "%s"', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });
});

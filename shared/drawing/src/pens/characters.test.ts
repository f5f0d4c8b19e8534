import { charactersOf } from './characters.ts';

const upper = { unicase: 'upper', has: (character: string) => character === 'ẞ' } as const;
const drawn = (text: string, pen: Parameters<typeof charactersOf>[1] = upper) => charactersOf(text, pen).map((character) => character.drawn).join('');

describe('characters of a pen', () => {
  it('leaves the text as it is for a pen of two cases', () => {
    expect(drawn('Straße Άλφα', { has: () => true })).toBe('Straße Άλφα');
  });

  it('draws ß as a capital ẞ where the pen has it and as two letters elsewhere', () => {
    expect(drawn('Straße')).toBe('STRAẞE');
    expect(charactersOf('aß', { unicase: 'upper', has: () => false })).toEqual([
      { given: 'a', drawn: 'A' },
      { given: 'ß', drawn: 'S' },
      { given: '', drawn: 'S' },
    ]);
  });

  it('drops the accents of Greek capitals and keeps their diaeresis', () => {
    expect(drawn('Άλφα Ελιά ΐ')).toBe('ΑΛΦΑ ΕΛΙΑ Ϊ');
  });

  it('keeps the dot of a Turkish i', () => {
    expect(drawn('ışık evi')).toBe('IŞIK EVİ');
  });

  it('keeps which character of the text each one comes from', () => {
    expect(charactersOf('Año', upper).map(({ given }) => given)).toEqual(['A', 'ñ', 'o']);
  });
});

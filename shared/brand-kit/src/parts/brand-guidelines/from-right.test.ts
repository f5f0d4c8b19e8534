import { NO_CARD_DETAILS } from '@fifteen/contracts';
import { describe, expect, test } from '@jest/globals';
import type { Brand } from '../../brand.ts';
import { groundsOf } from '../../grounds.ts';
import { boundsOf } from '../../picture/bounds.ts';
import { aBrand } from '../../testing/a-brand.ts';
import { en } from './copy/en.ts';
import { LETTER_FORMATS } from './letterhead/letter-formats.ts';
import { letterOf } from './letterhead/letter.ts';
import { sampleLetter } from './letterhead/sample-letter.ts';
import { signsFromRight } from './signature/signs-from-right.ts';

const [format] = LETTER_FORMATS;
const MARGIN = 62;

/** The logo on the sheet: the first of its areas, for all but foot and stripe belong to it. */
const headOf = async (brand: Brand) => {
  await brand.text.ready([brand.textFaces.strong], brand.name);
  const { areas } = letterOf(brand, groundsOf(brand).light, NO_CARD_DETAILS, format!);
  return boundsOf(areas.slice(0, -2));
};

describe('a letter', () => {
  test('has its logo at the left margin, and at the right one where the name is read from there', async () => {
    const latin = await headOf(await aBrand());
    const arabic = await headOf(await aBrand({ name: 'دار الياسمين' }));
    const { width, bleed } = format!;
    expect(latin.x).toBeCloseTo(bleed + MARGIN, 0);
    expect(arabic.x + arabic.width).toBeCloseTo(bleed + width - MARGIN, 0);
  });

  test('is written in the language of the name where that is read from the right', () => {
    expect(sampleLetter('دار الياسمين', en).join('')).toMatch(/^[\p{Script=Arabic}\p{P}\s]+$/u);
    expect(sampleLetter('דפוס השקמה', en).join('')).toMatch(/^[\p{Script=Hebrew}\p{P}\s]+$/u);
    expect(sampleLetter('Harbour Coffee', en).at(-1)).toBe('Sincerely,');
  });
});

test('a signature runs as the person’s name does; without a person, as the company’s', () => {
  expect(signsFromRight({ ...NO_CARD_DETAILS, name: 'שרה כהן' }, 'Harbour Coffee')).toBe(true);
  expect(signsFromRight({ ...NO_CARD_DETAILS, name: 'Sara Cohen' }, 'דפוס השקמה')).toBe(false);
  expect(signsFromRight(NO_CARD_DETAILS, 'דפוס השקמה')).toBe(true);
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadFontLibrary } from '../node/load-font-library.ts';
import type { FontLibrary } from '../type/font-library.ts';
import { drawableName } from './drawable-name.ts';
import { namePartsOf } from './name-parts.ts';

describe('the parts of a name', () => {
  test.each([
    ['Northwind Coffee', 'Northwind', 'Coffee', 'N'],
    ['Maison Élan', 'Élan', 'Maison', 'É'],
    ['Wren & Thistle', 'Wren & Thistle', null, 'W'],
    ['Berg & Media', 'Berg & Media', null, 'B'],
    ['Hawthorne Reyes Law', 'Hawthorne Reyes', 'Law', 'H'],
    ['7 Seas', '7 Seas', null, '7'],
    ['Müller & Söhne Zimmerei', 'Müller & Söhne', 'Zimmerei', 'M'],
    ['Bäckerei Huber', 'Huber', 'Bäckerei', 'H'],
    ['Clínica Dental Ruiz', 'Dental Ruiz', 'Clínica', 'D'],
    ['Sunderland Law Firm', 'Sunderland', 'Law Firm', 'S'],
    ['Nhà Hàng Sen', 'Sen', 'Nhà Hàng', 'S'],
    ['Студия Берег', 'Берег', 'Студия', 'Б'],
    ['달빛 도예', '달빛', '도예', '달'],
    ['山本製茶', '山本', '製茶', '山'],
    ['云山书店', '云山', '书店', '云'],
    ['書店', '書店', null, '書'],
    ['ครัวคุณยาย', 'คุณยาย', 'ครัว', 'ค'],
    ['مقهى الياسمين', 'الياسمين', 'مقهى', 'ا'],
    ['סטודיו נועה', 'נועה', 'סטודיו', 'נ'],
    ['सूर्य योग', 'सूर्य', 'योग', 'स'],
  ])('%s: main part %s, subline %s, initial %s', (full, main, sub, initial) => {
    const parts = namePartsOf(full);
    expect([parts.main, parts.sub, parts.initials.first]).toEqual([main, sub, initial]);
  });

  test('the second initial belongs to a word that says something', () => {
    expect(namePartsOf('Institute of Marine Biology').initials).toEqual({ first: 'I', second: 'M' });
    expect(namePartsOf('Wren & Thistle').initials.second).toBe('T');
  });

  test('scripts are known by what they forbid', () => {
    expect(namePartsOf('دار الياسمين').script).toEqual({ id: 'arabic', isJoined: true, hasCase: false, isRightToLeft: true });
    expect(namePartsOf('בית קפה').script).toEqual({ id: 'hebrew', isJoined: false, hasCase: false, isRightToLeft: true });
    expect(namePartsOf('Северный').script).toEqual({ id: 'cyrillic', isJoined: false, hasCase: true, isRightToLeft: false });
  });
});

describe('what is drawn of a name', () => {
  let library: FontLibrary;
  beforeAll(async () => {
    library = await loadFontLibrary();
  });

  test.each([
    ['Happy Paws 🐶🐾', 'Happy Paws', ['Emoji are left out of the mark.']],
    ['👩‍🍳 Ana 👍🏽', 'Ana', ['Emoji are left out of the mark.']],
    ['Ελιά 山本', 'Ελιά 山本', []],
    ['ไทย हिन्दी', 'ไทย हिन्दी', []],
    ['𝕭𝖔𝖑𝖉 Ｃａｆｅ ﬁne', 'Bold Cafe fine', []],
    ['Ana 🇩🇪 1️⃣', 'Ana 1', ['Emoji are left out of the mark.']],
    ['Cafe\u0301', 'Café', []],
    ['Star ☽ Bar', 'Star Bar', ['No font of ours draws ☽, so it is left out.']],
  ])('%s gives %s', (name, text, notes) => {
    expect(drawableName(name, 'Tea', library)).toEqual({ text, notes });
  });

  test('a script that no font draws is told, and the trade stands in', () => {
    const { text, notes } = drawableName('საქართველო', 'Wine', library);
    expect(text).toBe('Wine');
    expect(notes[0]).toMatch(/No font of ours draws/);
  });
});

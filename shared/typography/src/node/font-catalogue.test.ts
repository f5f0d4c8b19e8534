import { readFile, readdir, stat } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FontLibrary } from '../font-library.ts';
import { libraryInScript } from '../library-in-script.ts';
import { scriptOf } from '../scripts.ts';
import { stylesFor } from '../styles-for.ts';
import { loadFontLibrary } from './load-font-library.ts';

const FONTS = new URL('../../fonts/', import.meta.url);
const MOST_BYTES = 8_000_000;

let library: FontLibrary;
beforeAll(async () => {
  library = await loadFontLibrary();
});

const familiesFor = (text: string): Set<string> => new Set(stylesFor(text, library).map(({ family }) => family));
const classesFor = (text: string): Set<string> => new Set(stylesFor(text, library).map((style) => style.class));

describe('the vendored fonts', () => {
  test('are 90 families or more, under 8 MB with licence, notices and catalogue', async () => {
    const files = await readdir(FONTS);
    const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, FONTS))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
    expect(new Set(library.styles.map(({ family }) => family)).size).toBeGreaterThanOrEqual(90);
    const listed = library.styles.flatMap((style) => style.files.map(({ file }) => file));
    expect(files.filter((file) => file.endsWith('.woff2')).sort()).toEqual(listed.sort());
  });

  test('come with the licence, and with a notice for the package of each family', async () => {
    const notices = await readFile(new URL('NOTICES.txt', FONTS), 'utf8');
    expect(library.styles.filter(({ name, source }) => !notices.includes(`${name} (${source}, `))).toEqual([]);
    await expect(readFile(new URL('OFL.txt', FONTS), 'utf8')).resolves.toMatch(/SIL OPEN FONT LICENSE Version 1\.1/);
  });

  test('are left as they came where the licence reserves the name that we show', async () => {
    const notices = (await readFile(new URL('NOTICES.txt', FONTS), 'utf8')).split('\n\n');
    const changed = notices.filter((notice) => notice.includes(', subset)'));
    const reserving = changed.filter((notice) => /reserved (font )?names? ["'“]?(\w+)/i.test(notice) && notice.startsWith(/reserved (?:font )?names? ["'“]?(\w+)/i.exec(notice)?.[1] ?? '-'));
    expect(reserving).toEqual([]);
  });
});

describe('a name in', () => {
  test.each([
    ['Cyrillic', 'Северный Ветер', 8],
    ['Greek', 'Ελιά και Θάλασσα', 8],
    ['Vietnamese', 'Phở Hồng Hạnh', 8],
    ['Arabic', 'دار الياسمين', 8],
    ['Hebrew', 'בית קפה', 8],
    ['Thai', 'ครัวคุณยาย', 8],
    ['Devanagari', 'सूर्य योग', 8],
    ['Japanese', '山本製茶', 7],
    ['Japanese kana', 'さくらカフェ', 7],
    ['Korean', '달빛 도예', 7],
    ['Chinese', '云山书店', 6],
    ['two scripts', 'Café 山本', 6],
  ])('%s finds contrasting families: %s', (_script, name, least) => {
    expect(familiesFor(name).size).toBeGreaterThanOrEqual(least);
    expect(classesFor(name).size).toBeGreaterThanOrEqual(6);
  });

  test('a script is measured on its own letters', () => {
    const thai = libraryInScript(library, scriptOf('ครัว')).style('kanit-600');
    expect(thai.cap).toBeLessThan(library.style('kanit-600').cap);
    expect(libraryInScript(library, scriptOf('Northwind'))).toBe(library);
  });
});

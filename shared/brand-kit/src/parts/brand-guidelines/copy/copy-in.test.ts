import { KIT_LANGUAGES, type KitLanguage } from '@fifteen/contracts';
import { COLOR_NAMES } from '@fifteen/logo-engine/color-name';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { sampleDetails } from '../../../sample-details.ts';
import { aBrand } from '../../../testing/a-brand.ts';
import { guideOf } from '../guide-of.ts';
import { PAGES } from '../pages/all-pages.ts';
import { BASELINE, columnAt, MARGIN, PAGE } from '../sheet/grid.ts';
import type { Guide } from '../sheet/guide.ts';
import { copyIn } from './copy-in.ts';

const OTHERS = KIT_LANGUAGES.filter((language) => language !== 'en');

let guide: Guide;
beforeAll(async () => {
  const brand = await aBrand();
  guide = await guideOf(brand, { details: sampleDetails(brand.name) });
});

const sheetsIn = (language: KitLanguage) => PAGES.map((page, at) => page({ ...guide, copy: copyIn(language) }, at + 1));

/** Every string of an object, by its path. */
const stringsOf = (value: unknown, path = ''): [path: string, text: string][] =>
  typeof value === 'string' ? [[path, value]] : typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}.${key}`)) : [];

/** Words that only English has, apart from names of formats and licenses. */
const ENGLISH = /\b(?:the|and|with|your|of|are)\b/i;

describe.each(OTHERS)('the guidelines in %s', (language) => {
  test('have no sentence in English and none that was not translated', () => {
    const english = new Map(stringsOf(copyIn('en')));
    for (const [path, text] of stringsOf(copyIn(language))) {
      if (text.length > 24) expect({ path, same: english.get(path) === text }).toEqual({ path, same: false });
      expect(text.replace('SIL Open Font License', '')).not.toMatch(ENGLISH);
    }
  });

  test('name every color that the engine names', () => {
    const names = copyIn(language).idea.facts!.colorNames;
    expect(COLOR_NAMES.filter((name) => names[name] === undefined)).toEqual([]);
    expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
  });

  test('hold every line of text on its page, the column of text above the footer and beside what is shown, and begin no line with a mark', () => {
    for (const { title, words } of sheetsIn(language)) {
      for (const { text, x, y, width } of words) {
        const isColumn = x === MARGIN && ![copyIn(language).cover, copyIn(language).contact.title].includes(title);
        const stands = isColumn ? x + width <= columnAt(4) && (y === BASELINE.footer || y < BASELINE.footer - 8) : x + width <= PAGE.width;
        expect(text).not.toMatch(/^\s*[:;?!»]/);
        expect({ title, text, stands }).toEqual({ title, text, stands: true });
      }
    }
  });
});

import { describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import type { z } from 'zod';
import { aBrand, HOSTILE_NAMES } from '../../testing/a-brand.ts';
import { filesOf } from '../../testing/files-of.ts';
import { boundsOf } from '../../picture/bounds.ts';
import type { Area } from '../../picture/picture.ts';
import { type Group, isGroup, type Part } from '../../picture/scene.ts';
import { sampleDetails } from '../../sample-details.ts';
import { copyFor, wordsOf } from './copy/copy-for.ts';
import { bar } from './page/bar.ts';
import { DESKTOP, PHONE } from './page/device.ts';
import { homePage } from './page/home-page.ts';
import { pageFor } from './page/page.ts';
import { websiteMockup } from './website-mockup.ts';

/** Large pictures: quick alone, slow beside other work. */
jest.setTimeout(180_000);

const pathsOf = (parts: readonly Part[]): string[] => parts.flatMap((part) => (isGroup(part) ? pathsOf(part.parts) : [part.d]));

test('pictures have the sizes that they tell, and the same bytes again', async () => {
  const [files, again] = [await filesOf(websiteMockup, await aBrand()), await filesOf(websiteMockup, await aBrand())];
  expect(files.map(({ name }) => name)).toEqual(['presentation', 'desktop', 'phone', 'desktop-page', 'phone-page'].map((name) => `website-mockup/${name}.png`));
  for (const [i, { bytes, width, height }] of files.entries()) {
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
    expect(Buffer.compare(bytes, again[i]!.bytes)).toBe(0);
  }
});

describe('words', () => {
  test.each<[string, string, RegExp, string?]>([
    ['Brewery', '', /tap/],
    ['Dental practice', '', /appointment/],
    ['Zimmerei', '', /quote/],
    ['Fitness', 'Tea for athletes', /trial/],
    ['Something else', '', /touch/, 'Qwrtz'],
  ])('of %s are of that trade', async (industry, description, action, name = 'Harbour Coffee') => {
    expect(copyFor(await aBrand({ name, industry, description })).action).toMatch(action);
  });

  test('the description, which was told to the studios alone, is never a line of the page', async () => {
    expect(copyFor(await aBrand({ description: 'Small-batch roaster on the coast' })).lead).not.toContain('Small-batch');
  });

  test('are all drawn by a face of ours', async () => {
    for (const industry of ['Brewery', 'Café', 'Bakery', 'Gym', 'Yoga', 'Salon', 'Dental', 'Pets', 'School', 'Software', 'Law', 'Carpentry', 'Architects', 'Florist', 'Books', 'Hotel', 'Shop', 'Other']) {
      const { text, textFaces, ...brand } = await aBrand({ industry });
      expect(text.covers(textFaces.regular, wordsOf(copyFor({ ...brand, text, textFaces })))).toBe(true);
    }
  });
});

describe('a name that is read from the right', () => {
  test.each([['دار الياسمين', /\p{Script=Arabic}/u], ['בית קפה', /\p{Script=Hebrew}/u]])('%s has a page in its language, its logo at the right', async (name, script) => {
    const brand = await aBrand({ name, industry: 'Café', description: 'A line in English' });
    const page = (await pageFor(brand))(DESKTOP);
    expect(page.copy.lead).toMatch(script);
    const [logo] = bar(page, page.grounds.light).parts;
    const { x, width } = boundsOf((logo as Group).parts as Area[]);
    expect(Math.round(x + width)).toBe(DESKTOP.width - DESKTOP.gutter);
  });
});

describe('T1: a hostile name', () => {
  test.each(HOSTILE_NAMES.map((name): [string, string] => [JSON.stringify(name).slice(0, 40), name]))('%s is refused by the profile or gives a whole page', async (_label, name) => {
    const brand = await aBrand({ name, description: name }).catch((error: z.ZodError) => error);
    if ('issues' in brand) {
      expect(brand.issues.map(({ message }) => message).join()).toMatch(/^Must not contain|^Has too many/);
      return;
    }
    const page = await pageFor(brand);
    const details = sampleDetails(name);
    await brand.text.ready([brand.textFaces.regular], Object.values(details).join(''));
    for (const device of [DESKTOP, PHONE]) {
      const { height, parts } = homePage(page(device), details);
      expect(height).toBeGreaterThan(1000);
      expect(height).toBeLessThan(6000);
      expect(pathsOf(parts).join('')).not.toMatch(/NaN|Infinity|undefined|[<>&"]/);
    }
  });
});

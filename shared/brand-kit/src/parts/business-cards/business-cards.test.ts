import { CardDetails, NO_CARD_DETAILS } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../brand.ts';
import { groundsOf } from '../../grounds.ts';
import type { KitFile } from '../../kit-file.ts';
import { boundsOf, insetBox } from '../../picture/bounds.ts';
import { aBrand, HOSTILE_NAMES } from '../../testing/a-brand.ts';
import { filesOf } from '../../testing/files-of.ts';
import { inkTotals } from '../../testing/ink-totals.ts';
import { outsideTool } from '../../testing/outside-tool.ts';
import { brokenLine } from './broken-line.ts';
import { businessCards } from './business-cards.ts';
import { drawableDetails, leastSizeOn } from './card-text.ts';
import { contactBlock } from './contact-lines.ts';

jest.setTimeout(120_000);

const LOOKS = ['grid', 'serene', 'poster'] as const;
const LONG: CardDetails = { ...NO_CARD_DETAILS, address: 'n'.repeat(100), name: 'W'.repeat(60), role: 'Head of everything '.repeat(3).trim(), phone: '1'.repeat(40), email: `${'m'.repeat(40)}@${'w'.repeat(31)}.example`, website: 'w'.repeat(80) };

let folder: string;
let brand: Brand;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  brand = await aBrand();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const stored = async ({ name, bytes }: KitFile): Promise<string> => {
  const file = path.join(folder, name.replaceAll('/', '-'));
  await writeFile(file, bytes);
  return file;
};

const millimetres = (points: number) => (points / 72) * 25.4;
const boxIn = (text: string, name: string): number[] => {
  const [left = 0, bottom = 0, right = 0, top = 0] = (new RegExp(`${name}:\\s+(.*)`).exec(text)?.[1] ?? '').trim().split(/\s+/).map(Number);
  return [right - left, top - bottom];
};

describe('what a print shop sees in the cards', () => {
  let pdfs: { name: string; file: string }[];
  beforeAll(async () => {
    const files = (await filesOf(businessCards, brand)).filter(({ name }) => name.endsWith('.pdf'));
    pdfs = await Promise.all(files.map(async (file) => ({ name: file.name, file: await stored(file) })));
  });

  test('two contrast versions for American and European printers, two pages each, cut and bleed as they ask', async () => {
    expect(pdfs.map(({ name }) => name).toSorted()).toEqual(['eu', 'us'].flatMap((format) => ['dark', 'light'].map((version) => `business-cards/${format}/${version}-print.pdf`)));
    for (const { name, file } of pdfs) {
      const text = await outsideTool('pdfinfo', ['-box', file]);
      expect(text).toMatch(/Pages:\s+2/);
      const [trim, bleed] = [boxIn(text, 'TrimBox'), boxIn(text, 'BleedBox')];
      const wanted = name.includes('/us/') ? { trim: [88.9, 50.8], bleed: [95.25, 57.15] } : { trim: [85, 55], bleed: [91, 61] };
      for (const [at, side] of trim.entries()) expect(millimetres(side)).toBeCloseTo(wanted.trim[at]!, 1);
      for (const [at, side] of bleed.entries()) expect(millimetres(side)).toBeCloseTo(wanted.bleed[at]!, 1);
    }
  });

  test('no font and no bitmap: all of it is outlines', async () => {
    for (const { file } of pdfs) {
      expect((await outsideTool('pdffonts', [file])).trim().split('\n')).toHaveLength(2);
      expect((await outsideTool('pdfimages', ['-list', file])).trim().split('\n')).toHaveLength(2);
    }
  });

  test('no dot takes more than 300 % of ink', async () => {
    for (const { file } of pdfs) for (const total of await inkTotals(file, 2)) {
      expect(total).toBeGreaterThan(50);
      expect(total).toBeLessThan(300);
    }
  });
});

describe.each(LOOKS)('a back in the look %s', (taste) => {
  const backs = async (details: CardDetails) => (await filesOf(businessCards, await aBrand({ taste }), details)).filter(({ name }) => name.endsWith('back.png'));

  test('is another one with details than without, and there is one without', async () => {
    const [empty, one] = [await backs(NO_CARD_DETAILS), await backs({ ...NO_CARD_DETAILS, email: 'a@b.example' })];
    expect(empty).toHaveLength(4);
    expect(Buffer.from(empty[0]!.bytes).equals(Buffer.from(one[0]!.bytes))).toBe(false);
  });
});

describe('details on a card', () => {
  /** What is safe from the knife on the smaller of the two cards. */
  const box = { x: 23, y: 23, width: 224, height: 116 };
  const opened = async (details: CardDetails): Promise<CardDetails> => {
    const drawn = drawableDetails(details, brand.text);
    await brand.text.ready([brand.textFaces.regular, brand.textFaces.strong], Object.values(drawn).join(''));
    return drawn;
  };

  test('of any length stay within their column and the card', async () => {
    const details = await opened(LONG);
    for (const ground of Object.values(groundsOf(brand))) {
      const areas = contactBlock(brand, ground, details, box).areasIn(box, 'left');
      const bounds = boundsOf(areas);
      const card = insetBox(box, -2);
      expect(bounds.x).toBeGreaterThanOrEqual(card.x);
      expect(bounds.x + bounds.width).toBeLessThanOrEqual(card.x + card.width);
      expect(bounds.y).toBeGreaterThanOrEqual(card.y);
      expect(bounds.y + bounds.height).toBeLessThanOrEqual(card.y + card.height);
    }
  });

  test('are broken before they are too small to print', async () => {
    await opened(LONG);
    for (const ground of Object.values(groundsOf(brand))) {
      const least = leastSizeOn(ground);
      expect(least).toBeGreaterThanOrEqual(4);
      for (const text of Object.values(LONG)) {
        const lines = brokenLine(brand.text, text, { font: brand.textFaces.regular, size: 7 }, { width: 130, least });
        expect(lines.map((line) => line.text).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const { size } of lines) expect(size).toBeGreaterThanOrEqual(least);
      }
    }
  });

  test.each([
    ['עברית', 'ליאור בן דוד', 'right'],
    ['العربية', 'ليلى حداد', 'right'],
    ['日本語', '山本太郎', 'left'],
    ['English', 'Alex Morgan', 'left'],
  ])('in %s stand at the side where reading begins', async (_, name, side) => {
    const files = await filesOf(businessCards, brand, { ...NO_CARD_DETAILS, name });
    const mirror = await filesOf(businessCards, brand, { ...NO_CARD_DETAILS, name: 'Alex Morgan' });
    const leftHalf = async (all: readonly KitFile[]) => {
      const back = all.find((file) => file.name.endsWith('us/light-back.png'))!;
      // The symbol above the details, which stand at the same side.
      return sharp(back.bytes).extract({ left: 0, top: 0, width: 400, height: 260 }).raw().toBuffer();
    };
    expect((await leftHalf(files)).equals(await leftHalf(mirror))).toBe(side === 'left');
  });

  test('T1: hostile words are drawn as letters, and never reach a file as code', async () => {
    const names = HOSTILE_NAMES.map((name) => name.slice(0, 40)).filter((name) => CardDetails.safeParse({ ...NO_CARD_DETAILS, name }).success);
    expect(names.length).toBeGreaterThan(12);
    for (let at = 0; at < names.length; at += 5) {
      const [name = '', role = '', phone = '', email = '', website = ''] = names.slice(at);
      const files = await filesOf(businessCards, brand, { ...NO_CARD_DETAILS, address: name, name, role, phone, email, website });
      const pdf = files.find((file) => file.name.endsWith('us/light-print.pdf'));
      expect(Buffer.from(pdf!.bytes).toString('latin1')).not.toMatch(/\/JavaScript|\/Launch|<script/);
      for (const file of files) expect(file.name).toMatch(/^business-cards\/(us|eu)\/[a-z-]+\.(png|pdf)$/);
    }
  });
});

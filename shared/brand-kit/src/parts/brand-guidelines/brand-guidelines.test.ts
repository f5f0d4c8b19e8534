import { NO_CARD_DETAILS } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { GlobalFonts } from '@napi-rs/canvas';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../brand.ts';
import { contrastOf } from '../../color/color.ts';
import type { KitFile } from '../../kit-file.ts';
import { screenPdf } from '../../print/screen-pdf.ts';
import { sampleDetails } from '../../sample-details.ts';
import { aBrand, HOSTILE_NAMES } from '../../testing/a-brand.ts';
import { filesOf } from '../../testing/files-of.ts';
import { inkTotals } from '../../testing/ink-totals.ts';
import { outsideTool } from '../../testing/outside-tool.ts';
import { brandGuidelines } from './brand-guidelines.ts';
import { guideOf } from './guide-of.ts';
import { inkOf } from './measures/ink.ts';
import { leastSizesOf } from './measures/least-size.ts';
import { PAGES } from './pages/all-pages.ts';
import { PAGE } from './sheet/grid.ts';
import { signatureHtml } from './signature/signature-html.ts';
import { tokensCss, tokensJson } from './tokens/tokens.ts';

jest.setTimeout(120_000);

let brand: Brand;
let files: KitFile[];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guidelines-'));
  brand = await aBrand();
  files = await filesOf(brandGuidelines, brand);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const fileNamed = (end: string): KitFile => {
  const found = files.find(({ name }) => name.endsWith(end));
  if (!found) throw new Error(`No file ${end} among ${files.map(({ name }) => name).join(', ')}`);
  return found;
};
const textOf = (end: string): string => new TextDecoder().decode(fileNamed(end).bytes);
const stored = async (end: string): Promise<string> => {
  const file = path.join(folder, path.basename(end));
  await writeFile(file, fileNamed(end).bytes);
  return file;
};

describe('the folder', () => {
  test('U4: has names that any system takes, none twice', () => {
    const names = files.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^guidelines\/[a-z0-9/-]+\.(png|pdf|html|txt|json|css|md|woff2|ttf|otf)$/);
  });

  test('holds pictures of the sizes that they are said to have, each with a name of its own', async () => {
    const shown = files.filter(({ preview }) => preview !== undefined);
    expect(shown.length).toBe(PAGES.length + 3);
    expect(new Set(shown.map(({ preview }) => preview)).size).toBe(shown.length);
    for (const { bytes, width, height } of shown) expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  });
});

describe('the guidelines as a reader opens them', () => {
  test('have a page each that was shown, a list of contents, no bitmap', async () => {
    const file = await stored('brand-guidelines.pdf');
    expect(await outsideTool('pdfinfo', [file])).toMatch(new RegExp(`Title:\\s+${brand.name}: Brand guidelines[\\s\\S]*Pages:\\s+${PAGES.length}\\b`));
    expect((await outsideTool('pdfimages', ['-list', file])).trim().split('\n')).toHaveLength(2);
  });

  test('can be searched: every color’s values are copied as they are printed', async () => {
    const text = await outsideTool('pdftotext', ['-layout', await stored('brand-guidelines.pdf'), '-']);
    const { colors } = await guideOf(brand, { details: sampleDetails(brand.name) });
    for (const { hex, rgb } of colors) {
      expect(text).toContain(hex.toUpperCase());
      expect(text).toContain(rgb.join(' '));
    }
  });

  test('give the same bytes again', async () => {
    const guide = await guideOf(await aBrand(), { details: sampleDetails(brand.name) });
    const again = await screenPdf(PAGES.map((page, at) => page(guide, at + 1)), `${brand.name}: Brand guidelines`);
    expect(Buffer.from(again).equals(Buffer.from(fileNamed('brand-guidelines.pdf').bytes))).toBe(true);
  });

  test.each(['W'.repeat(60), '山本製茶', 'דפוס השקמה'])('hold every line of text within the page for the name %j', async (name) => {
    const guide = await guideOf(await aBrand({ name, industry: 'M'.repeat(60), description: 'word '.repeat(100) }), { details: sampleDetails(name) });
    for (const [at, page] of PAGES.entries()) {
      const { title, words } = page(guide, at + 1);
      for (const { text, x, y, width } of words) {
        const stands = x >= 0 && x + width <= PAGE.width && y > 0 && y < PAGE.height;
        expect({ title, text, stands }).toEqual({ title, text, stands: true });
      }
    }
  });
});

describe('what the guidelines measure', () => {
  test('clear space is what the files have around their ink', () => {
    const artwork = brand.logo.artwork({ arrangement: 'primary', coloring: 'dark', fit: 'tight' });
    const ink = inkOf(artwork);
    expect(artwork.width - ink.width - ink.x).toBeCloseTo(ink.x, -0.5);
    expect(ink.x / Math.max(ink.width, ink.height)).toBeGreaterThan(1 / 14);
  });

  test('a least size leaves letters as high as those of 6 pt type', async () => {
    const { logo, symbol } = await leastSizesOf(brand);
    expect(logo.millimetres).toBeGreaterThan(symbol.millimetres);
    expect(logo.pixels).toBeGreaterThan(symbol.pixels);
    expect(symbol.pixels).toBe(16);
  });

  test('colors are the logo’s own, and what is written on one is read', async () => {
    const { colors } = await guideOf(brand, { details: NO_CARD_DETAILS });
    const drawn = brand.logo.artwork({ arrangement: 'primary', coloring: 'color' }).shapes.map(({ fill }) => fill);
    for (const fill of drawn) if (typeof fill === 'string') expect(colors.map(({ hex }) => hex)).toContain(fill);
    for (const { hex, text } of colors) expect(contrastOf(hex, text)).toBeGreaterThanOrEqual(4.5);
    for (const { cmyk } of colors) expect(cmyk.reduce((sum, ink) => sum + ink, 0)).toBeLessThan(300);
  });
});

describe('a letterhead', () => {
  test.each([['a4', 210, 297], ['us-letter', 215.9, 279.4]] as const)('%s is cut to its size, without fonts, under 300 % of ink', async (id, width, height) => {
    const file = await stored(`letterhead/${id}-print.pdf`);
    const [left, bottom, right, top] = /TrimBox:\s+(.*)/.exec(await outsideTool('pdfinfo', ['-box', file]))![1]!.trim().split(/\s+/).map(Number);
    expect(((right! - left!) / 72) * 25.4).toBeCloseTo(width, 1);
    expect(((top! - bottom!) / 72) * 25.4).toBeCloseTo(height, 1);
    expect((await outsideTool('pdffonts', [file])).trim().split('\n')).toHaveLength(2);
    expect((await inkTotals(file, 1))[0]).toBeLessThan(300);
  });
});

describe('the e-mail signature', () => {
  const look = { company: brandName(), logo: 'AAAA', width: 10, height: 10, text: '#111111', quiet: '#555555', accent: '#ff0000', serif: false };
  function brandName() {
    return 'A "B" <c> & d';
  }

  test('T1: holds hostile words as text: no element and no address is made of them', () => {
    for (const hostile of HOSTILE_NAMES) {
      const details = { ...NO_CARD_DETAILS, address: hostile, name: hostile, role: hostile, phone: hostile, email: `${hostile}@x"onmouseover=alert(1).example`, website: `javascript:${hostile}` };
      const html = signatureHtml(details, { ...look, company: hostile });
      expect(html.replace(/<\/?(table|tr|td|img|a)\b[^<>]*>/g, '')).not.toMatch(/[<>]/);
      expect(html).not.toMatch(/href="(?!mailto:|tel:|https?:\/\/)/);
      expect(html).not.toMatch(/\son\w+="/);
    }
  });

  test('links what is an address and nothing else', () => {
    const html = signatureHtml({ ...NO_CARD_DETAILS, phone: '+1 (555) 010-0199', email: 'a@b.example', website: 'b.example/shop' }, look);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['tel:+15550100199', 'mailto:a@b.example', 'https://b.example/shop']);
    expect(signatureHtml({ ...NO_CARD_DETAILS, website: 'ask us' }, look)).not.toContain('href');
  });

  test('without details is the logo alone; Hebrew reads from the right', () => {
    expect(signatureHtml(NO_CARD_DETAILS, look).match(/<td/g)).toHaveLength(1);
    expect(signatureHtml({ ...NO_CARD_DETAILS, name: 'ליאור' }, look)).toContain('dir="rtl"');
  });
});

describe('for developers', () => {
  test('tokens are JSON with types, and CSS of the same values', async () => {
    const guide = await guideOf(brand, { details: NO_CARD_DETAILS });
    const tokens = JSON.parse(tokensJson(guide)) as { color: Record<string, { $type: string; $value: { colorSpace: string; components: number[]; hex: string } }> };
    for (const [id, { $type, $value }] of Object.entries(tokens.color)) {
      expect({ $type, space: $value.colorSpace }).toEqual({ $type: 'color', space: 'srgb' });
      expect($value.components.map((share) => Math.round(share * 255))).toEqual([1, 3, 5].map((at) => Number.parseInt($value.hex.slice(at, at + 2), 16)));
      expect(tokensCss(guide)).toContain(`--color-${id}: ${$value.hex};`);
    }
  });

  test('every font that the rules name is there, with its notice and the licence', () => {
    const named = [...textOf('fonts.css').matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => file);
    expect(named.length).toBeGreaterThan(3);
    for (const file of named) expect(Buffer.from(fileNamed(`fonts/${file}`).bytes.subarray(0, 4)).toString()).toBe('wOF2');
    expect(textOf('notices.txt')).toMatch(/Outfit[\s\S]*Inter/);
    expect(textOf('ofl.txt')).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  test('the recipe of the logo stays with us', () => {
    expect(files.filter(({ name }) => name.includes('genome'))).toEqual([]);
  });

  test('the brief is printed on no page', async () => {
    const guide = await guideOf(await aBrand({ description: 'Keep the margins secret' }), { details: sampleDetails('Harbour Coffee') });
    const printed = PAGES.flatMap((page, at) => page(guide, at + 1).words.map(({ text }) => text)).join(' ');
    expect(printed).toContain('Harbour Coffee');
    expect(printed).not.toMatch(/margins|secret/);
  });

  test('fonts for the desktop open in another program, under the name that the guidelines give', () => {
    const fonts = files.filter(({ name }) => /\/desktop\/[a-z0-9-]+\.(ttf|otf)$/.test(name));
    expect(fonts.length).toBe(3);
    for (const { bytes } of fonts) expect(GlobalFonts.register(Buffer.from(bytes))).not.toBeNull();
    expect(GlobalFonts.families.map(({ family }) => family).join()).toMatch(/Inter.*Outfit|Outfit.*Inter/);
  });

  test('the provenance names seed, recipe and engine, and promises no trade mark', () => {
    const text = textOf('provenance.md');
    for (const fact of [brand.genome.idea?.program ?? 'lettering', JSON.stringify(brand.genome.seed), brand.genome.engine, 'It does not say that nobody else has a similar mark']) expect(text).toContain(fact);
  });
});

import { NO_CARD_DETAILS } from '@fifteen/contracts';
import type { LogoFile } from '@fifteen/logo-engine/node';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createCanvas, LottieAnimation } from '@napi-rs/canvas';
import dxfParser, { type IPolylineEntity } from 'dxf-parser';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '../../../brand.ts';
import { aBrand } from '../../../testing/a-brand.ts';
import { outsideTool } from '../../../testing/outside-tool.ts';
import { bimiSvg, domainOf, MOST_BIMI_BYTES } from './bimi.ts';
import { digitize, STITCH } from './embroidery/digitize.ts';
import { dstOf } from './embroidery/dst.ts';
import { labOf } from './lab.ts';
import { cutOutline, LEAST_VINYL_MM, narrowestOf } from './one-color.ts';
import { vendorPack } from './vendor-pack.ts';

jest.setTimeout(60_000);

/** The bundle exports the class itself, which its types take for a module. */
const DxfParser = dxfParser as unknown as typeof dxfParser.DxfParser;

let brand: Brand;
let files: LogoFile[];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vendors-'));
  brand = await aBrand();
  files = await vendorPack(brand, { details: { ...NO_CARD_DETAILS, website: 'https://www.harbour.example/shop', tagline: 'Up at five' } });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytesOf = (name: string): Buffer => Buffer.from(files.find((file) => file.name === `vendors/${name}`)?.bytes ?? []);
const textOf = (name: string): string => bytesOf(name).toString();

describe('vinyl', () => {
  test.each(['logo', 'symbol'] as const)('%s.dxf opens as closed outlines in millimeters, as large as the SVG', (name) => {
    const drawing = new DxfParser().parseSync(textOf(`vinyl/${name}.dxf`))!;
    const polylines = drawing.entities as IPolylineEntity[];
    expect(polylines.length).toBeGreaterThan(1);
    for (const { type, shape, vertices } of polylines) expect({ type, shape, isArea: vertices.length > 2 }).toEqual({ type: 'POLYLINE', shape: true, isArea: true });
    const xs = polylines.flatMap(({ vertices }) => vertices.map(({ x }) => x));
    const ys = polylines.flatMap(({ vertices }) => vertices.map(({ y }) => y));
    const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(textOf(`vinyl/${name}.svg`))!.map(Number);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(width!, 0);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(height!, 0);
    expect(Math.max(width!, height!)).toBeGreaterThanOrEqual(299);
  });

  test('strokes and gaps are at least a millimeter at the size that the read-me tells', () => {
    const { path: outline, width, height, least } = cutOutline(brand, 'primary');
    expect(textOf('read-me.txt')).toContain(`Cut the logo at ${least} mm`);
    // Measured again at 1,000 units, the scale of the measure.
    const longer = Math.max(width, height);
    expect((narrowestOf(outline) / longer) * Math.max(least, longer)).toBeGreaterThan(LEAST_VINYL_MM * 0.8);
  });
});

describe('print', () => {
  test('Ghostscript separates the spot colors into inks of their own, and no process ink', async () => {
    const file = path.join(folder, 'spot.pdf');
    await writeFile(file, bytesOf('print/spot-colors.pdf'));
    const said = await outsideTool('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=inkcov', '-o', '-', file]);
    expect(said).toMatch(/CMYK OK/);
    const pdf = bytesOf('print/spot-colors.pdf').toString('latin1');
    const inks = [...pdf.matchAll(/\/Separation \/(\S+)/g)].map(([, name]) => name);
    expect(inks).toEqual(expect.arrayContaining(['Harbour#20Coffee#201']));
    expect(pdf).toContain('/Lab');
    expect(pdf).not.toMatch(/\/Device(RGB|CMYK) cs/);
  });

  test('the one-color proof holds black ink alone', async () => {
    const file = path.join(folder, 'proof.pdf');
    await writeFile(file, bytesOf('print/one-color-proof.pdf'));
    const [cyan, magenta, yellow, black] = (await outsideTool('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=inkcov', '-o', '-', file])).trim().split(/\s+/).map(Number);
    expect([cyan, magenta, yellow]).toEqual([0, 0, 0]);
    expect(black).toBeGreaterThan(0.3);
  });

  test('Lab values are those of CIE for known colors', () => {
    expect(labOf('#ffffff')).toEqual([100, 0, 0]);
    // Source: Bruce Lindbloom's calculator, sRGB red, D50.
    const red = labOf('#ff0000');
    for (const [at, value] of [54.3, 80.8, 69.9].entries()) expect(Math.abs(red[at]! - value)).toBeLessThan(0.3);
  });
});

test('the laser picture is black and white at 600 dpi, 100 mm on its longer side', async () => {
  const { data, info } = await sharp(bytesOf('laser/engrave.png')).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(Math.max(info.width, info.height)).toBeGreaterThan(2300);
  expect(new Set(data)).toEqual(new Set([0, 255]));
  expect(textOf('laser/score.svg')).toContain('fill="none"');
});

/** Reads Tajima DST bit by bit, as the format's tables say: independent of how it is written. */
const readDst = (bytes: Buffer) => {
  const header = bytes.subarray(0, 512).toString('latin1');
  const stitches: { x: number; y: number; kind: 'stitch' | 'jump' | 'color' }[] = [];
  let [x, y] = [0, 0];
  let at = 512;
  for (; at + 2 < bytes.length; at += 3) {
    const [one, two, three] = [bytes[at]!, bytes[at + 1]!, bytes[at + 2]!];
    if (three === 0xf3) break;
    const bit = (byte: number, place: number) => (byte >> place) & 1;
    x += bit(one, 0) - bit(one, 1) + 9 * (bit(one, 2) - bit(one, 3)) + 3 * (bit(two, 0) - bit(two, 1)) + 27 * (bit(two, 2) - bit(two, 3)) + 81 * (bit(three, 2) - bit(three, 3));
    y += bit(one, 7) - bit(one, 6) + 9 * (bit(one, 5) - bit(one, 4)) + 3 * (bit(two, 7) - bit(two, 6)) + 27 * (bit(two, 5) - bit(two, 4)) + 81 * (bit(three, 5) - bit(three, 4));
    stitches.push({ x, y, kind: bit(three, 6) ? 'color' : bit(three, 7) ? 'jump' : 'stitch' });
  }
  const field = (name: string) => Number(new RegExp(`${name}:\\s*([+-]?\\s*\\d+)`).exec(header)![1]!.replaceAll(' ', ''));
  return { stitches, field, isEnded: bytes[at + 2] === 0xf3 };
};

describe('embroidery', () => {
  test('the DST opens: as many stitches, colors and tenths of a millimeter as its header says', () => {
    const { stitches, field, isEnded } = readDst(bytesOf('embroidery/logo.dst'));
    expect(isEnded).toBe(true);
    expect(field('ST')).toBe(stitches.length + 1);
    expect(field('CO')).toBe(stitches.filter(({ kind }) => kind === 'color').length);
    expect(field('\\+X')).toBe(Math.max(...stitches.map(({ x }) => x)));
    expect(field('-Y')).toBe(-Math.min(...stitches.map(({ y }) => y)));
    const wide = Math.max(...stitches.map(({ x }) => x)) - Math.min(...stitches.map(({ x }) => x));
    const high = Math.max(...stitches.map(({ y }) => y)) - Math.min(...stitches.map(({ y }) => y));
    expect(Math.abs(Math.max(wide, high) - 900)).toBeLessThan(25);
  });

  test('no stitch is longer or shorter than what is sewn', () => {
    const { stitches } = readDst(bytesOf('embroidery/logo.dst'));
    const lengths = stitches.flatMap(({ x, y, kind }, at) => (kind === 'stitch' ? [Math.hypot(x - stitches[at - 1]!.x, y - stitches[at - 1]!.y) / 10] : []));
    expect(lengths.length).toBeGreaterThan(500);
    expect(Math.max(...lengths)).toBeLessThan(STITCH.longest + 0.6);
    // Holes are rounded to tenths of a millimeter.
    expect(Math.min(...lengths)).toBeGreaterThan(STITCH.shortest - 0.15);
  });

  test('moves of every length come back as they were', () => {
    const runs = [[[0, 0], [12.1, -12.1], [12.1, 30], [-7.3, 0.1], [40, 40]] as const];
    const { stitches } = readDst(Buffer.from(dstOf({ width: 0, height: 0, lost: 0, threads: [{ hex: '#000000', runs }] }, 'x')));
    const ends = runs[0]!.map(([x, y]) => [Math.round(x * 10), Math.round(-y * 10)]);
    for (const [x, y] of ends) expect(stitches.some((one) => one.x === x! && one.y === y!)).toBe(true);
  });

  test('a hairline is made wide enough to be sewn', () => {
    const shapes = [{ d: 'M 0 0 H 900 V 5 H 0 Z M 0 100 H 5 V 600 H 0 Z', fill: '#000000', role: 'a' }];
    const { lost, threads } = digitize({ width: 1000, height: 1000, shapes } as never);
    expect(lost).toBeLessThan(0.05);
    expect(threads[0]!.runs.length).toBeGreaterThan(1);
  });
});

describe('on screens', () => {
  test('the Lottie opens in Skia’s player, and ends as the logo', async () => {
    const animation = LottieAnimation.loadFromData(bytesOf('animation/logo.json'));
    expect(animation.duration).toBeGreaterThan(1);
    const frameAt = (share: number): Buffer => {
      const canvas = createCanvas(200, Math.round((200 * animation.height) / animation.width));
      const context = canvas.getContext('2d');
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      animation.seekFrame(Math.floor(share * (animation.frames - 1)));
      animation.render(context, { x: 0, y: 0, width: canvas.width, height: canvas.height });
      return Buffer.from(canvas.data());
    };
    const wanted = await sharp(Buffer.from(brand.logo.variant({ arrangement: 'primary', coloring: 'transparent', fit: 'tight' }))).resize(200).flatten({ background: '#ffffff' }).ensureAlpha().raw().toBuffer();
    const apart = (frame: Buffer) => frame.reduce((sum, value, at) => sum + Math.abs(value - (wanted[at] ?? 0)), 0) / frame.length;
    expect(apart(frameAt(1))).toBeLessThan(3);
    expect(apart(frameAt(0))).toBeGreaterThan(apart(frameAt(1)) * 2);
  });

  test('the BIMI picture keeps to SVG Tiny PS', async () => {
    const svg = bimiSvg({ ...brand, name: 'A <b> & c' });
    expect(svg.length).toBeLessThan(MOST_BIMI_BYTES);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" version="1\.2" baseProfile="tiny-ps" viewBox="0 0 (\d+) \1"><title>A &lt;b&gt; &amp; c<\/title>/);
    expect([...svg.matchAll(/<(\w+)/g)].map(([, element]) => element).filter((element) => !['svg', 'title', 'rect', 'path'].includes(element!))).toEqual([]);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg' });
    expect(textOf('bimi/how-to.txt')).toContain('v=BIMI1; l=https://harbour.example/bimi/logo.svg;');
    expect(domainOf('')).toBe('example.com');
  });

  test('brand.json names colors in every notation, and the tagline', () => {
    const data = JSON.parse(textOf('brand.json')) as { tagline: string; colors: { hex: string; lab: number[]; cmyk: number[] }[]; logos: { svg: string }[] };
    expect(data.tagline).toBe('Up at five');
    expect(data.colors[0]).toMatchObject({ hex: expect.stringMatching(/^#/), lab: expect.any(Array), cmyk: expect.any(Array) });
    expect(data.logos.map(({ svg }) => svg)).toContain('logo/svg/harbour-coffee-symbol-on-dark.svg');
  });
});

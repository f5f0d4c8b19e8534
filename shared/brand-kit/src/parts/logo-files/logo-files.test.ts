import { beforeAll, expect, jest, test } from '@jest/globals';
import { PACK_PARTS, packPart } from '@fifteen/logo-engine/node';
import sharp from 'sharp';
import type { Brand } from '../../brand.ts';
import type { KitFile } from '../../kit-file.ts';
import { aBrand } from '../../testing/a-brand.ts';
import { filesOf } from '../../testing/files-of.ts';
import { iconPack } from './icon-pack.ts';
import { logoFiles } from './logo-files.ts';
import { ARRANGED, arrangementFiles } from './variant-files.ts';

jest.setTimeout(120_000);

let brand: Brand;
let files: KitFile[];
beforeAll(async () => {
  brand = await aBrand();
  files = await filesOf(logoFiles, brand);
});

const bytesOf = (end: string): Buffer => Buffer.from(files.find(({ name }) => name.endsWith(end))?.bytes ?? []);

test('the pack is the engine’s, file by file and dot by dot', async () => {
  // One variant on its ground, one in one color, one of the lettering, the squares.
  const engine = (await Promise.all([0, 7, 22, PACK_PARTS - 2].map((part) => packPart(brand.logo, brand.name, part)))).flat();
  expect(files.filter(({ name }) => /^logo\/(svg|pdf|eps|png)\//.test(name))).toHaveLength((PACK_PARTS - 2) * 4 + ARRANGED.length * 4 + 5);
  const names = new Set(files.map(({ name }) => name));
  expect(engine.filter(({ name }) => !names.has(`logo/${name}`)).map(({ name }) => name)).toEqual([]);
  for (const { name, bytes } of engine) {
    const ours = bytesOf(`logo/${name}`);
    if (!name.endsWith('.png') || name.includes('4096')) continue;
    const [one, other] = await Promise.all([ours, Buffer.from(bytes)].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })));
    expect({ name, width: one!.info.width, height: one!.info.height }).toEqual({ name, width: other!.info.width, height: other!.info.height });
    expect({ name, same: one!.data.equals(other!.data) }).toEqual({ name, same: true });
  }
  for (const { name, bytes } of engine) if (/\.(svg|eps|pdf|ico)$/.test(name)) expect(bytesOf(`logo/${name}`).equals(Buffer.from(bytes))).toBe(true);
});

test('there is a JPG on a background of every arrangement, and a colored PNG without one that reads on black', async () => {
  for (const arrangement of ARRANGED) {
    const stem = `harbour-coffee${arrangement === 'primary' ? '' : `-${arrangement}`}`;
    expect(await sharp(bytesOf(`jpg/${stem}-color.jpg`)).metadata()).toMatchObject({ format: 'jpeg', hasAlpha: false });
    const bare = sharp(bytesOf(`png/${stem}-on-dark.png`));
    expect((await bare.stats()).isOpaque).toBe(false);
    const { channels } = await sharp(await bare.flatten({ background: '#000000' }).toBuffer()).stats();
    expect(Math.max(...channels.map(({ max }) => max))).toBeGreaterThan(120);
  }
});

test('icons for phones and stores are opaque and of their sizes', async () => {
  for (const [name, side] of [['apple-touch-icon', 180], ['icon-192', 192], ['icon-512', 512], ['icon-maskable-512', 512], ['icon-1024', 1024]] as const) {
    const image = sharp(bytesOf(`icons/${name}.png`));
    expect(await image.metadata()).toMatchObject({ format: 'png', width: side, height: side });
    expect((await image.stats()).isOpaque).toBe(true);
  }
});

test('favicon.ico holds 16, 32 and 48 pixels', () => {
  const icon = bytesOf('favicon.ico');
  const sides = Array.from({ length: icon.readUInt16LE(4) }, (_, at) => icon.readUInt8(6 + 16 * at) || 256);
  expect(sides).toEqual(expect.arrayContaining([16, 32, 48]));
});

test('the manifest and the lines to paste name files that are there', () => {
  const manifest = JSON.parse(bytesOf('site.webmanifest').toString()) as { name: string; icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest.name).toBe(brand.name);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const lines = bytesOf('paste-into-head.html').toString();
  const named = [...manifest.icons.map(({ src }) => src), ...[...lines.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!)];
  expect(named.length).toBeGreaterThan(6);
  for (const name of named) expect(bytesOf(`icons${name}`).length).toBeGreaterThan(100);
});

test('T1, U4: a hostile name stays text in the manifest, and is in no line to paste', async () => {
  const hostile = { ...brand, name: '"><script>alert(1)</script>' };
  const pack = [...(await iconPack(hostile)), ...(await arrangementFiles(hostile, 'symbol'))];
  const bytes = (end: string) => Buffer.from(pack.find(({ name }) => name.endsWith(end))!.bytes).toString();
  expect((JSON.parse(bytes('site.webmanifest')) as { name: string }).name).toBe('"><script>alert(1)</script>');
  expect(bytes('paste-into-head.html')).not.toContain('script');
  for (const { name } of pack) expect(name).toMatch(/^[a-z]+\/[a-z0-9.-]+$/);
});

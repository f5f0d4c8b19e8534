import { expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { groundsOf } from '../../grounds.ts';
import type { KitFile } from '../../kit-file.ts';
import { lookOf } from '../../look.ts';
import { boundsOf } from '../../picture/bounds.ts';
import { aBrand } from '../../testing/a-brand.ts';
import { filesOf } from '../../testing/files-of.ts';
import { sayingOf } from '../../text/saying.ts';
import { designOf } from './design.ts';
import { PLATFORMS } from './platforms.ts';
import { POST, postOf, STORY } from './posts.ts';
import { socialHeaders } from './social-headers.ts';

/** Fourteen pictures: quick alone, slow beside other work. */
jest.setTimeout(60_000);

const LOOKS = ['serene', 'grid', 'poster'] as const;
const SIZES: Readonly<Record<string, string>> = {
  x: '1500x500',
  facebook: '1640x720',
  linkedin: '2256x382',
  youtube: '2560x1440',
  'avatar-light': '800x800',
  'avatar-dark': '800x800',
  'avatar-bold': '800x800',
  'instagram-post-light': '1080x1350',
  'instagram-post-dark': '1080x1350',
  'instagram-post-bold': '1080x1350',
  'instagram-story-dark': '1080x1920',
  'instagram-story-light': '1080x1920',
  'profile-safe-circle': '800x800',
  'open-graph': '1200x630',
};

const sizeOf = async ({ bytes }: KitFile): Promise<string> => {
  const { width, height } = await sharp(bytes).metadata();
  return `${width}x${height}`;
};

test('headers have the exact sizes of their platforms, and YouTube takes its file', async () => {
  const files = await filesOf(socialHeaders, await aBrand());
  const sizes = await Promise.all(files.map(async (file) => [file.name.replace(/^social-headers\/(.*)\.png$/, '$1'), await sizeOf(file)]));
  expect(Object.fromEntries(sizes)).toEqual(SIZES);
  expect(files.find(({ name }) => name.includes('youtube'))?.bytes.length).toBeLessThan(6 * 1024 * 1024);
});

test('the same brand gives the same bytes', async () => {
  const [one, other] = [await filesOf(socialHeaders, await aBrand()), await filesOf(socialHeaders, await aBrand())];
  expect(one.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual(other.map(({ bytes }) => Buffer.from(bytes).toString('base64')));
});

test.each(LOOKS)('%s: each taste has its look', async (taste) => {
  expect(lookOf(await aBrand({ taste }))).toBe(taste);
});

test.each(LOOKS)('%s: logo and words stay where every device shows them', async (look) => {
  for (const brand of [await aBrand(), await aBrand({ name: 'W'.repeat(60), industry: 'M'.repeat(60), description: '' })]) {
    await brand.text.ready([brand.textFaces.regular], sayingOf(brand));
    for (const canvas of PLATFORMS) {
      const { said } = designOf(look, brand, groundsOf(brand), canvas);
      const { x, y, width, height } = boundsOf(said);
      expect({ id: canvas.id, left: x >= canvas.safe.x - 1, top: y >= canvas.safe.y - 1 }).toEqual({ id: canvas.id, left: true, top: true });
      expect(x + width).toBeLessThanOrEqual(canvas.safe.x + canvas.safe.width + 1);
      expect(y + height).toBeLessThanOrEqual(canvas.safe.y + canvas.safe.height + 1);
    }
  }
});

test('posts and stories keep logo and words where the app shows them', async () => {
  for (const brand of [await aBrand(), await aBrand({ name: 'W'.repeat(60), industry: 'M'.repeat(60) })]) {
    await brand.text.ready([brand.textFaces.regular], sayingOf(brand));
    for (const tint of ['light', 'dark', 'bold'] as const) {
      for (const canvas of [POST, STORY]) {
        const { x, y, width, height } = boundsOf(postOf(brand, groundsOf(brand), tint, canvas).said);
        expect(Math.min(x - canvas.safe.x, y - canvas.safe.y)).toBeGreaterThanOrEqual(-1);
        expect(x + width).toBeLessThanOrEqual(canvas.safe.x + canvas.safe.width + 1);
        expect(y + height).toBeLessThanOrEqual(canvas.safe.y + canvas.safe.height + 1);
      }
    }
  }
});

test('profile pictures keep their symbol within the circle that they are cut to', async () => {
  const files = await filesOf(socialHeaders, await aBrand());
  for (const { bytes } of files.filter(({ name }) => name.includes('avatar'))) {
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const ground = data.subarray(0, 3).toString('hex');
    const outside = [];
    for (let i = 0; i < info.width * info.height; i += 7) {
      const [x, y] = [(i % info.width) - 400, Math.floor(i / info.width) - 400];
      if (Math.hypot(x, y) > 396 && data.subarray(i * 3, i * 3 + 3).toString('hex') !== ground) outside.push(i);
    }
    expect(outside).toEqual([]);
  }
});

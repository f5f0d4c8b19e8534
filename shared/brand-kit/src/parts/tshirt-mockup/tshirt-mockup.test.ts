import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import type { Brand } from '../../brand.ts';
import { groundsOf } from '../../grounds.ts';
import type { KitFile } from '../../kit-file.ts';
import { boundsOf } from '../../picture/bounds.ts';
import { aBrand } from '../../testing/a-brand.ts';
import { filesOf } from '../../testing/files-of.ts';
import { chestPrint, frontPrint } from './prints.ts';
import { tshirtMockup } from './tshirt-mockup.ts';

/** Fourteen large pictures: quick alone, slow beside other work. */
jest.setTimeout(60_000);

let brand: Brand;
let files: KitFile[];
beforeAll(async () => {
  brand = await aBrand();
  files = await filesOf(tshirtMockup, brand);
}, 60_000);

const called = (name: string): KitFile => files.find((file) => file.name === `tshirt-mockup/${name}`)!;

test('pictures and print files have the sizes that they tell', async () => {
  const pictures = files.filter(({ mediaType }) => mediaType === 'image/png');
  expect(pictures).toHaveLength(8);
  for (const { bytes, width, height } of pictures) expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  expect(called('print/front-for-light.png')).toMatchObject({ width: 3600, height: 4800 });
  expect(called('print/chest-for-dark.png')).toMatchObject({ width: 1200, height: 1200 });
});

test('the logo is in five places, the name with it where there is room, on pictures of the size that they tell', async () => {
  const places = files.filter(({ name }) => name.startsWith('mockups/'));
  expect(places.map(({ name }) => name)).toEqual(['sign', 'cup', 'bag', 'van', 'app-icon'].map((id) => `mockups/${id}.jpg`));
  const other = new Map((await filesOf(tshirtMockup, await aBrand({ name: 'Quarry Bread' }))).map(({ name, bytes }) => [name, bytes]));
  for (const { name, bytes, width, height } of places) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
    // The cup and the icon show the symbol, which both brands share.
    if (/sign|bag|van/.test(name)) expect(Buffer.from(bytes).equals(Buffer.from(other.get(name)!))).toBe(false);
  }
});

test('print files are transparent around the ink', async () => {
  const { data } = await sharp(called('print/front-for-light.png').bytes).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  expect(data.some((alpha) => alpha === 0)).toBe(true);
  expect(data.some((alpha) => alpha === 255)).toBe(true);
});

test('the light garment is lighter than its backdrop, the dark one darker', async () => {
  const middle = async (name: string): Promise<readonly [number, number]> => {
    const data = await sharp(called(name).bytes).greyscale().raw().toBuffer();
    return [data[1800 * 2000 + 1000]!, data[1200 * 2000 + 10]!];
  };
  const [light, behindLight] = await middle('light-chest.png');
  const [dark, behindDark] = await middle('dark-chest.png');
  expect(light).toBeGreaterThan(behindLight + 15);
  expect(dark).toBeLessThan(behindDark - 60);
});

test('the same brand gives the same bytes', async () => {
  const again = await filesOf(tshirtMockup, await aBrand());
  expect(again.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  for (const [i, { bytes }] of again.entries()) expect(Buffer.compare(bytes, files[i]!.bytes)).toBe(0);
});

describe.each(['serene', 'grid', 'poster'] as const)('%s', (taste) => {
  test('prints stay within what is printed', async () => {
    for (const name of ['Harbour Coffee', 'W'.repeat(60), 'Q']) {
      const brand = await aBrand({ taste, name });
      const ground = groundsOf(brand).light;
      for (const print of [frontPrint(brand, ground), chestPrint(brand, ground)]) {
        const { x, y, width, height } = boundsOf(print.areas);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1);
        expect(x + width).toBeLessThanOrEqual(print.width + 1);
        expect(y + height).toBeLessThanOrEqual(print.height + 1);
      }
    }
  });
});

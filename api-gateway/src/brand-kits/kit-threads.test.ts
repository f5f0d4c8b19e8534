import { type CardDetails, KIT_PART_IDS, type KitPartId, NO_CARD_DETAILS } from '@fifteen/contracts';
import { planConcepts } from '@fifteen/logo-engine';
import { canvasRaster, loadFontLibrary } from '@fifteen/logo-engine/node';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import sharp from 'sharp';
import { aTasteProfile } from '../testing/taste-profile.ts';
import { type KitThreads, type MadeFile, type PartTask, startKitThreads } from './kit-threads.ts';

const profile = aTasteProfile('Harbour & Rye');
let threads: KitThreads;
let genome: object;
beforeAll(async () => {
  threads = startKitThreads(pino({ level: 'silent' }));
  const plan = await planConcepts(profile, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster });
  genome = plan.concepts[0]!.genome;
});
afterAll(() => threads.stop());

const taskOf = (part: KitPartId, details: CardDetails = NO_CARD_DETAILS): PartTask => ({ part, genome, profile, details });

test('a thread makes the cards: two versions, two sides, two formats, told while they come', async () => {
  const shares: number[] = [];
  const files: MadeFile[] = [];
  const making = threads.make(taskOf('business_cards', { ...NO_CARD_DETAILS, name: 'Ada Quill' }), (share) => shares.push(share));
  for await (const file of making.files) files.push(file);
  const pictures = files.filter(({ mediaType }) => mediaType === 'image/png');
  expect(pictures).toHaveLength(8);
  for (const { bytes, width, height } of pictures) expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height });
  const prints = files.filter(({ mediaType }) => mediaType === 'application/pdf');
  expect(prints.map(({ bytes }) => Buffer.from(bytes.subarray(0, 5)).toString())).toEqual(Array(4).fill('%PDF-'));
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  expect(making.hasFailed()).toBe(false);
}, 60_000);

test('who takes no more files ends the making, which has not failed then', async () => {
  const making = threads.make(taskOf('business_cards'), () => undefined);
  for await (const file of making.files) {
    expect(file.name).toMatch(/^business-cards\//);
    break;
  }
  expect(making.hasFailed()).toBe(false);
}, 60_000);

test('what cannot be made is told to have failed', async () => {
  const making = threads.make({ ...taskOf(KIT_PART_IDS[0]), genome: {} }, () => undefined);
  await expect(making.files[Symbol.asyncIterator]().next()).rejects.toThrow();
  expect(making.hasFailed()).toBe(true);
}, 60_000);

import { type CardDetails, KIT_PART_IDS, type KitPartId, NO_CARD_DETAILS } from '@fifteen/contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { drawnSet } from '../../../testing/drawn-set.ts';
import { aTasteProfile } from '../../../testing/taste-profile.ts';
import { type KitMakers, type MadeFile, type PartTask, startKitMakers } from './kit-makers.ts';

const profile = aTasteProfile('Harbour & Rye');
let makers: KitMakers;
let genome: object;
beforeAll(async () => {
  makers = startKitMakers(pino({ level: 'silent' }));
  const { concepts } = await drawnSet(profile);
  genome = concepts[0]!.genome;
});
afterAll(() => makers.stop());

const taskOf = (part: KitPartId, details: CardDetails = NO_CARD_DETAILS): PartTask => ({ part, genome, profile, details });

test('a maker makes the cards: two versions, two sides, two formats, told while they come', async () => {
  const shares: number[] = [];
  const files: MadeFile[] = [];
  const making = makers.make(taskOf('business_cards', { ...NO_CARD_DETAILS, name: 'Ada Quill' }), (share) => shares.push(share));
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
  const making = makers.make(taskOf('business_cards'), () => undefined);
  for await (const file of making.files) {
    expect(file.name).toMatch(/^business-cards\//);
    break;
  }
  expect(making.hasFailed()).toBe(false);
}, 60_000);

test('what cannot be made is reported as failed', async () => {
  const making = makers.make({ ...taskOf(KIT_PART_IDS[0]), genome: {} }, () => undefined);
  await expect(making.files[Symbol.asyncIterator]().next()).rejects.toThrow();
  expect(making.hasFailed()).toBe(true);
}, 60_000);

/** Ids of the processes that make kits now: children of this one with the makers' program. */
const makersRunning = async (): Promise<number[]> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const told = await Promise.all(ids.map(async (id) => [id, await read(`/proc/${id}/stat`), await read(`/proc/${id}/cmdline`)] as const));
  return told.filter(([, stat, line]) => stat.split(') ').at(-1)?.split(' ')[1] === String(process.pid) && line.includes('source-maker')).map(([id]) => Number(id));
};
const read = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

const namesOf = async (files: AsyncIterable<MadeFile>): Promise<string[]> => {
  const names: string[] = [];
  for await (const { name } of files) names.push(name);
  return names;
};

test('S7: a maker that is killed takes one part, which has failed; the part beside it is made, and so is the next', async () => {
  // The film: by far the longest part, so that the maker is still at it when the signal comes.
  let begin = (): void => undefined;
  const isAtWork = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const hit = makers.make(taskOf('ad_video'), () => begin());
  const made = namesOf(hit.files);
  await isAtWork;
  const [victim] = await makersRunning();
  const others = namesOf(makers.make(taskOf('social_headers'), () => undefined).files);
  process.kill(victim!, 'SIGKILL');
  await expect(made).rejects.toThrow('SIGKILL');
  expect(hit.hasFailed()).toBe(true);
  expect(await others).toHaveLength(14);
  expect(await namesOf(makers.make(taskOf('business_cards'), () => undefined).files)).toHaveLength(12);
}, 120_000);

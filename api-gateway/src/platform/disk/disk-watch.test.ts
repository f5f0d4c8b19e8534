import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { AppError } from '../errors/errors.ts';
import { type DiskWatch, freeBytesOf, watchDisk } from './disk-watch.ts';
import { isOutOfSpace } from './out-of-space.ts';

const LOW = 1_000;
const logger = { warn: () => undefined, info: () => undefined };

let watch: DiskWatch | undefined;
afterEach(() => watch?.stop());

const watched = async (start: number | Error) => {
  const disk = { free: start };
  const freeBytes = () => (disk.free instanceof Error ? Promise.reject(disk.free) : Promise.resolve(disk.free));
  watch = await watchDisk({ folder: '/', lowBytes: LOW, logger, freeBytes, lookMs: 5 });
  const changes: boolean[] = [];
  watch.onChange((isLow) => changes.push(isLow));
  const set = async (free: number | Error): Promise<void> => {
    disk.free = free;
    await pause(40);
  };
  return { watch, changes, set };
};

describe('the disk', () => {
  test('S8: is low below the mark, and well again only with some room above it', async () => {
    const { watch, changes, set } = await watched(5_000);
    expect(watch.isLow()).toBe(false);
    await set(999);
    expect([watch.isLow(), watch.free()]).toEqual([true, 999]);
    await set(1_100);
    expect(watch.isLow()).toBe(true);
    await set(1_250);
    expect(watch.isLow()).toBe(false);
    await set(1_001);
    expect([watch.isLow(), changes]).toEqual([false, [true, false]]);
  });

  test('S8: is known to be low from the start', async () => {
    expect((await watched(0)).watch.isLow()).toBe(true);
  });

  test('that cannot be asked stays what it was', async () => {
    const { watch, set } = await watched(new Error('EIO'));
    expect([watch.isLow(), watch.free()]).toEqual([false, undefined]);
    await set(1);
    await set(new Error('EIO'));
    expect(watch.isLow()).toBe(true);
  });

  test('of this machine has some bytes free', async () => {
    expect(await freeBytesOf('/')).toBeGreaterThan(0);
  });
});

const withCode = (code: string): Error => Object.assign(new Error(code), { code });

test.each([
  [withCode('ENOSPC'), true],
  [withCode('EDQUOT'), true],
  [withCode('EFBIG'), true],
  [withCode('53100'), true],
  [new AppError('internal', { cause: withCode('ENOSPC') }), true],
  [withCode('ENOENT'), false],
  [withCode('53300'), false],
  [new Error('No space left on device'), false],
  ['ENOSPC', false],
  [undefined, false],
])('isOutOfSpace(%p) is %p', (error, expected) => {
  expect(isOutOfSpace(error)).toBe(expected);
});

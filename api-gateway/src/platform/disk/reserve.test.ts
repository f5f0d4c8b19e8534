import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createReserve, RESERVE_FILE_BYTES } from './reserve.ts';

const MB = 1024 * 1024;
const LOW = 64 * MB;
const PLENTY = 1_000 * MB;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fifteen-reserve-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const files = (): string[] => {
  try {
    return readdirSync(join(dataDir, 'reserve')).sort();
  } catch {
    return [];
  }
};

test('S8: the reserve takes real room, a file at a time, and no more than it is meant to', () => {
  const reserve = createReserve({ dataDir, lowBytes: LOW });
  for (let i = 0; i < 10; i += 1) reserve.balance(PLENTY);
  expect(files()).toEqual(['1', '2', '3', '4']);
  for (const name of files()) expect(statSync(join(dataDir, 'reserve', name)).blocks * 512).toBeGreaterThanOrEqual(RESERVE_FILE_BYTES);
});

test('S8: the reserve never makes the disk low itself', () => {
  const reserve = createReserve({ dataDir, lowBytes: LOW });
  reserve.balance(2 * LOW);
  expect(files()).toEqual([]);
});

test('S8: where next to nothing is free one file goes for the last writes; the others wait for the database', () => {
  const reserve = createReserve({ dataDir, lowBytes: LOW });
  for (let i = 0; i < 4; i += 1) reserve.balance(PLENTY);
  for (let i = 0; i < 5; i += 1) reserve.balance(0);
  expect(files()).toEqual(['1', '2', '3']);
  expect([reserve.release(), reserve.release(), reserve.release(), reserve.release()]).toEqual([true, true, true, false]);
  expect(files()).toEqual([]);
  for (let i = 0; i < 4; i += 1) reserve.balance(PLENTY);
  expect(files()).toHaveLength(4);
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openLogFile, type LogDisk } from './log-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fifteen-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const LINE = `${'x'.repeat(99)}\n`;
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** A disk of so many bytes, which may also refuse everything. */
const smallDisk = (room: number) => {
  const state = { room, isBroken: false, text: '' };
  const refuse = (code: string): never => {
    throw Object.assign(new Error(code), { code });
  };
  const disk: LogDisk = {
    open: () => (state.isBroken ? refuse('EIO') : 1),
    sizeOf: () => 0,
    write: (_file, bytes) => {
      if (state.isBroken) refuse('EIO');
      const written = Math.min(state.room, bytes.length);
      if (written === 0) refuse('ENOSPC');
      state.room -= written;
      state.text += Buffer.from(bytes.subarray(0, written)).toString();
      return written;
    },
    close: () => undefined,
    rename: () => (state.isBroken ? refuse('EIO') : undefined),
    remove: () => undefined,
  };
  return { state, disk };
};

describe('a log file', () => {
  test('is rotated while it is written: its size and the number of files are bounded, and the newest lines are there', () => {
    const log = openLogFile({ path: join(folder, 'a.log'), maxBytes: 1_000, files: 3 });
    for (let i = 0; i < 100; i += 1) log.write(`${i}${LINE}`);
    log.close();
    expect(readdirSync(folder).sort()).toEqual(['a.log', 'a.log.1', 'a.log.2']);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1_000);
    expect(textOf('a.log')).toContain(`99${LINE}`);
    expect(log.lost()).toBe(0);
  });

  test('goes on where an earlier process stopped, and holds the cap over restarts', () => {
    for (let i = 0; i < 30; i += 1) {
      const log = openLogFile({ path: join(folder, 'a.log'), maxBytes: 1_000, files: 2 });
      log.write(LINE);
      log.close();
    }
    const total = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(total).toBeLessThanOrEqual(2_000);
    expect(total).toBeGreaterThan(1_000);
  });

  test('S8: on a full disk loses lines, counts them, and throws nothing', () => {
    const { state, disk } = smallDisk(250);
    const log = openLogFile({ path: 'a', maxBytes: 10_000, files: 3 }, disk);
    for (let i = 0; i < 1_000; i += 1) log.write(LINE);
    expect(log.lost()).toBe(998);
    expect(state.text.length).toBe(250);
  });

  test('S8: says how much was lost once there is room, and begins a line of its own', () => {
    const { state, disk } = smallDisk(150);
    const log = openLogFile({ path: 'a', maxBytes: 10_000, files: 3 }, disk);
    for (let i = 0; i < 5; i += 1) log.write(LINE);
    state.room = 10_000;
    log.write(LINE);
    const lines = state.text.split('\n').filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line).lost)).toEqual([4]);
    expect(state.text.endsWith(LINE)).toBe(true);
    expect(log.lost()).toBe(4);
  });

  test('S8: a disk that fails at everything costs lines alone, and is used again when it works', () => {
    const { state, disk } = smallDisk(10_000);
    state.isBroken = true;
    const log = openLogFile({ path: 'a', maxBytes: 100, files: 3 }, disk);
    for (let i = 0; i < 10; i += 1) expect(() => log.write(LINE)).not.toThrow();
    expect(log.lost()).toBe(10);
    state.isBroken = false;
    log.write(LINE);
    expect(state.text.endsWith(LINE)).toBe(true);
    expect(() => log.close()).not.toThrow();
  });

  test('a folder that is gone is not a reason to stop', () => {
    const log = openLogFile({ path: join(folder, 'no', 'such', 'folder', 'a.log'), maxBytes: 100, files: 3 });
    expect(() => log.write(LINE)).not.toThrow();
    expect(log.lost()).toBe(1);
  });
});

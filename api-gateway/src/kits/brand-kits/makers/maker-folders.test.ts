import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tmpdir } from 'node:os';
import { clearLeftFolders, makerFolder, removeOwnFolder } from './maker-folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folders-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Number of a process that has ended. */
const gone = (): number => spawnSync('true').pid;

test('S7: folders whose worker was killed go, files and all; those of a worker that runs stay, and what is nobody’s', async () => {
  const left = join(folder, `fifteen-maker-${gone()}-a1b2c3`);
  mkdirSync(left);
  writeFileSync(join(left, 'film.mp4'), 'half a film');
  const kept = [`fifteen-maker-${process.ppid}-d4e5f6`, 'fifteen-maker', 'other'];
  for (const name of kept) mkdirSync(join(folder, name));
  const own = makerFolder(folder);
  await clearLeftFolders(folder);
  expect(readdirSync(folder).toSorted()).toEqual([...kept, basename(own)].toSorted());
});

test('S7: a worker that has the number of the one that was killed clears up after it', async () => {
  mkdirSync(join(folder, `fifteen-maker-${process.pid}-a1b2c3`));
  await clearLeftFolders(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test('S7: a maker without its worker removes its own folder, and never another one', () => {
  const own = makerFolder(folder);
  writeFileSync(join(own, 'film.mp4'), 'half a film');
  removeOwnFolder(folder);
  expect(readdirSync(folder)).toEqual([basename(own)]);
  removeOwnFolder(own);
  expect(readdirSync(folder)).toEqual([]);
});

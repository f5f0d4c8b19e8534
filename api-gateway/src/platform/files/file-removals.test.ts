import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { projectFolder } from './file-keys.ts';
import { createFileRemovals } from './file-removals.ts';
import { createFolderFiles } from './folder-files.ts';

let gateway: TestGateway;
const folder = mkdtempSync(join(tmpdir(), 'fifteen-removals-'));
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a sweep while a worker still writes into a deleted project does not fail, and the next one removes what came late', async () => {
  const { db } = gateway.platform;
  const files = createFolderFiles(folder);
  const removals = createFileRemovals({ db, files, now: () => new Date() });
  const project = projectFolder(randomUUID());
  await removals.ask(db, [project]);
  let isOver = false;
  // As a worker does that has not noticed the deletion.
  const write = async (): Promise<void> => {
    while (!isOver) {
      await files.write(`${project}/${randomUUID()}/logo.svg`, '<svg/>').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  const writers = Promise.all([write(), write(), write()]);
  try {
    for (let round = 0; round < 40; round += 1) await removals.sweep();
  } finally {
    isOver = true;
    await writers;
  }
  const late = `${project}/${randomUUID()}/logo.svg`;
  await files.write(late, '<svg/>');
  await removals.sweep();
  expect(await files.open(late)).toBeUndefined();
}, 60_000);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Draw } from '../../rendering/interactive-pool/drawing-pool.ts';
import { drawingKey, LARGE_PREVIEW, previewKey, SMALL_PREVIEW } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createFolderFiles } from '../../platform/files/folder-files.ts';
import { createPreviewsService, type PreviewsService } from './previews.service.ts';

const ASSET = { projectId: 'p', assetId: 'a' };
const LARGE = previewKey(ASSET, LARGE_PREVIEW);

const roots: string[] = [];
let files: FileStore;
let tasks: unknown[];
let previews: PreviewsService;
beforeEach(async () => {
  roots.push(await mkdtemp(join(tmpdir(), 'previews-')));
  files = createFolderFiles(roots.at(-1) ?? '');
  tasks = [];
  const draw = (name: string, task: unknown) => Promise.resolve(void tasks.push([name, task])).then(() => Buffer.from('painted now'));
  previews = createPreviewsService({ files, draw: draw as unknown as Draw, ownerOf: () => Promise.resolve({ key: 'owner', lane: 'account' }), markKey: () => 'key' });
  await files.write(drawingKey(ASSET), '<svg/>');
});
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))));

const finished = () => files.write(previewKey(ASSET, SMALL_PREVIEW), 'small');

describe('a large preview', () => {
  test('that the worker has not come to is painted once for all who ask, and kept', async () => {
    await finished();
    const keys = await Promise.all([1, 2, 3].map(() => previews.keyOf(ASSET, LARGE_PREVIEW)));
    await previews.keyOf(ASSET, LARGE_PREVIEW);
    expect(keys).toEqual([LARGE, LARGE, LARGE]);
    expect(tasks).toEqual([['drawPreview', { svg: '<svg/>', markKey: 'key', size: LARGE_PREVIEW }]]);
    expect((await files.read(LARGE)).toString()).toBe('painted now');
  });

  test('that is there is left as it is', async () => {
    await finished();
    await files.write(LARGE, 'by the worker');
    await previews.keyOf(ASSET, LARGE_PREVIEW);
    expect((await files.read(LARGE)).toString()).toBe('by the worker');
  });

  test('with an older mark is painted again with ours, and so is a small one', async () => {
    await files.write('projects/p/a/preview-512.webp', 'an older mark');
    await previews.keyOf(ASSET, SMALL_PREVIEW);
    await previews.keyOf(ASSET, LARGE_PREVIEW);
    expect(tasks).toMatchObject([['drawPreview', { size: SMALL_PREVIEW }], ['drawPreview', { size: LARGE_PREVIEW }]]);
    expect((await files.read(previewKey(ASSET, SMALL_PREVIEW))).toString()).toBe('painted now');
  });

  test('of a drawing that is not finished, and a small one, are not painted for anyone who asks', async () => {
    await previews.keyOf(ASSET, LARGE_PREVIEW);
    await previews.keyOf(ASSET, SMALL_PREVIEW);
    expect(tasks).toEqual([]);
  });
});

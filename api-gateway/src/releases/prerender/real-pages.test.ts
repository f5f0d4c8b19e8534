import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteRouteOf, type RemoteName } from '@fifteen/contracts';
import { expect, test } from '@jest/globals';
import { REPOSITORY } from '../../platform/config/config.ts';
import { renderInThread } from './render-in-thread.ts';
import { checkRendering, publicPathsOf } from './rendering.ts';

const LIMITS = { timeMs: 60_000, memoryMb: 128, stackKb: 512 };

const serverOf = (folder: string): string => {
  const path = join(REPOSITORY, folder, 'dist/server.cjs');
  if (!existsSync(path)) throw new Error(`${path} is not built. Run npm run build.`);
  return readFileSync(path, 'utf8');
};

const render = async (remote: RemoteName, limits = LIMITS) => {
  const raw = await renderInThread({ shell: serverOf('shell'), remote, source: serverOf(`mfe-${remote}`), framePaths: publicPathsOf(remote), limits });
  return checkRendering(remote, raw);
};

test.each([
  ['info', 24],
  ['marketing', 1],
] as const)('the pages of mfe-%s render in the isolate, each in the frame of the shell', async (remote, pages) => {
  const rendering = await render(remote);
  expect(rendering.faults).toEqual([]);
  expect(rendering.pages.size).toBe(pages);
  for (const [path, { html }] of rendering.pages) {
    expect(siteRouteOf(path)?.remote).toBe(remote);
    expect(html).toMatch(/<header.*<main id="content".*<h1.*<footer/s);
  }
});

test('the pages leave room below the limits: a quarter of the stack and of the memory is enough', async () => {
  expect((await render('info', { ...LIMITS, stackKb: LIMITS.stackKb / 4, memoryMb: LIMITS.memoryMb / 4 })).faults).toEqual([]);
});

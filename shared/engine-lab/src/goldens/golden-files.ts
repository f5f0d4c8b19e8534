import { readdir, readFile, writeFile } from 'node:fs/promises';
import { ENGINE_VERSION } from '@fifteen/logo-engine';
import type { GoldenFile } from './golden.ts';

const FOLDER = new URL('../../goldens/', import.meta.url);

/** What every version drew, oldest first. */
export async function readGoldens(): Promise<GoldenFile[]> {
  const files = (await readdir(FOLDER)).sort();
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(new URL(file, FOLDER), 'utf8')) as GoldenFile));
}

/**
 * Keeps what the engine of this version draws.
 * @throws {Error} where this version is released: what it drew belongs to customers
 */
export async function writeGoldens(file: Omit<GoldenFile, 'engine' | 'isReleased'>): Promise<void> {
  const released = (await readGoldens()).find(({ engine, isReleased }) => engine === ENGINE_VERSION && isReleased);
  if (released) throw new Error(`Engine ${ENGINE_VERSION} is released: its goldens are never written again. Raise ENGINE_VERSION.`);
  const content: GoldenFile = { engine: ENGINE_VERSION, isReleased: false, ...file };
  await writeFile(new URL(`${ENGINE_VERSION}.json`, FOLDER), `${JSON.stringify(content)}\n`);
}

import { ENGINE_VERSION } from '@fifteen/logo-engine';
import { loadFontLibrary } from '@fifteen/typography/node';
import { describe, expect, jest, test } from '@jest/globals';
import { hashesOf } from './golden.ts';
import { readGoldens } from './golden-files.ts';
import { ideaHashes } from './idea-hashes.ts';

jest.setTimeout(120_000);

const files = await readGoldens();
const library = await loadFontLibrary();

describe('goldens', () => {
  test('are kept of this version of the engine', () => {
    expect(files.map(({ engine }) => engine)).toContain(ENGINE_VERSION);
    for (const { goldens } of files) expect(goldens.length).toBeGreaterThan(50);
  });

  test.each(files.map((file) => [file.engine, file] as const))('the ideas of engine %s draw the same bytes, and none is gone', async (_engine, { ideas }) => {
    const drawn = await ideaHashes(library);
    expect(Object.keys(ideas).filter((look) => drawn[look] !== ideas[look])).toEqual([]);
  });

  test.each(files.map((file) => [file.engine, file] as const))('the logos of engine %s are drawn to the same bytes', async (_engine, { profiles, goldens }) => {
    const changed: string[] = [];
    for (const { brief, genome, hashes } of goldens) {
      const drawn = await hashesOf(genome, profiles[brief]!, library);
      for (const [variant, hash] of Object.entries(hashes)) if (drawn[variant] !== hash) changed.push(`${genome.idea?.program ?? 'no idea'} of ${brief}: ${variant}`);
    }
    expect(changed).toEqual([]);
  });
});

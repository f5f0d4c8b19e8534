import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TasteProfile } from '@fifteen/contracts';
import type { Plan } from '@fifteen/logo-engine';

const read = (file: string): Promise<Plan | undefined> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Plan,
    () => undefined,
  );

const draw = async (profile: TasteProfile): Promise<Plan> => {
  // Here and not above: most suites find the set drawn, and need no engine for it. One after the other: jest links no two modules at once.
  const { drawSet } = await import('@fifteen/logo-engine');
  const { canvasRaster, realMarks } = await import('@fifteen/logo-engine/node');
  const { readMeaning } = await import('@fifteen/meaning/node');
  const { loadFontLibrary } = await import('@fifteen/typography/node');
  return drawSet(profile, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster, readMeaning, marks: realMarks });
};

/**
 * The set of fifteen that the engine draws for a profile by seed 1, as the database gives it: through JSON. A set takes
 * ten seconds of a processor: the suites of one run share it by a file, which goes with the run.
 */
export const drawnSet = async (profile: TasteProfile): Promise<Plan> => {
  const folder = join(process.env.TEST_PROGRAMS ?? '', 'sets');
  const file = join(folder, `${createHash('sha256').update(JSON.stringify(profile)).digest('hex').slice(0, 16)}.json`);
  const kept = await read(file);
  if (kept) return kept;
  const drawn = JSON.stringify(await draw(profile));
  await mkdir(folder, { recursive: true });
  // Another suite may write the same set now.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, drawn);
  await rename(draft, file);
  return JSON.parse(drawn) as Plan;
};

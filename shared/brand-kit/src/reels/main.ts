/**
 * The reels of the landing page, from the briefs of the repository: npm run reels [-- --only BRIEF,BRIEF]
 * They are committed: a build needs no ffmpeg, and costs no minute.
 */
import { REEL_BRIEFS, reelsOf, TasteProfile } from '@fifteen/contracts';
import { ENGINE_VERSION, drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brandOf } from '../brand.ts';
import { makeReel } from './make-reel.ts';
import { REEL_PICKS, REEL_STUDIOS, REELS_SEED } from './reel-picks.ts';

const KIT = fileURLToPath(new URL('../..', import.meta.url));
const OUT = join(KIT, 'reels');

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const wanted = only?.split(',');

const library = await loadFontLibrary();

const write = async (name: string, bytes: Uint8Array): Promise<void> => {
  const file = join(OUT, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
};

for (const [column, { id }] of REEL_BRIEFS.entries()) {
  if (wanted && !wanted.includes(id)) continue;
  const brief = JSON.parse(await readFile(join(KIT, '../logo-engine/briefs', `${id}.json`), 'utf8')) as unknown;
  const profile = TasteProfile.parse(brief);
  const { concepts } = await drawSet(profile, { seed: REELS_SEED, library, raster: canvasRaster, readMeaning, marks: realMarks, studios: REEL_STUDIOS });
  for (const studio of REEL_STUDIOS) {
    const concept = concepts.filter((one) => one.studio === studio)[REEL_PICKS[studio][column] ?? 0];
    const reel = reelsOf(studio)[column];
    if (!concept || !reel) throw new Error(`${studio} has drawn nothing for ${id}`);
    const { film, poster } = await makeReel(await brandOf(concept.genome, profile));
    await write(reel.film, film);
    await write(reel.poster, poster);
    process.stdout.write(`${reel.film}: ${concept.title}, ${film.length} and ${poster.length} bytes\n`);
  }
}
await writeFile(join(OUT, 'made-by.json'), `${JSON.stringify({ engine: ENGINE_VERSION, seed: REELS_SEED })}\n`);

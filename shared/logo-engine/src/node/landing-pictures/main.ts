import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { HERO_PICTURES } from '@fifteen/contracts';
import { planConcepts } from '../../plan.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { drawPictures } from './pictures.ts';
import { socialPicture } from './social.ts';

/** Fixed, so that a build draws the same pictures again; change it to deal the page anew. */
const SEED = 'landing';

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
if (!out) throw new Error('Usage: npm run landing-pictures -w @fifteen/logo-engine -- --out DIR');

const library = await loadFontLibrary();
const pictures = await drawPictures(async (brief) => {
  const { concepts } = await planConcepts(brief, { seed: SEED, library, raster: canvasRaster });
  return concepts;
});
for (const { name, svg } of pictures) {
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}
const hero = HERO_PICTURES.flatMap((wanted) => pictures.find(({ name }) => name === wanted)?.svg ?? []);
await writeFile(join(out, 'social.png'), await socialPicture(hero));
console.log(`${pictures.length} pictures`);

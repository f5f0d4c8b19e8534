import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { planConcepts } from '../../plan.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { drawPictures } from './pictures.ts';

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
console.log(`${pictures.length} pictures`);

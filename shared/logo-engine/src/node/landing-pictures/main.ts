import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { HERO_BRIEF } from '@fifteen/contracts';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { drawSet } from '../../pipeline.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { realMarks } from '../read-real-marks.ts';
import { heroPictures } from './pictures.ts';
import { socialPicture } from './social.ts';

/** Fixed, so that a build draws the same pictures again; change it to give the page another set. */
const SEED = 'landing';

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
if (!out) throw new Error('Usage: npm run landing-pictures -w @fifteen/logo-engine -- --out DIR');

const library = await loadFontLibrary();
const { concepts } = await drawSet(HERO_BRIEF, { seed: SEED, library, raster: canvasRaster, readMeaning, marks: realMarks });
const pictures = heroPictures(concepts);
for (const { name, svg } of pictures) {
  const file = join(out, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, svg);
}
await writeFile(join(out, 'social.png'), await socialPicture(pictures.map(({ svg }) => svg)));
console.log(`${pictures.length} pictures`);

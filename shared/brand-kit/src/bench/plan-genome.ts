/** A process of its own, so that planning weighs nothing in the bench: prints the first logo's genome of a taste profile. */
import { TasteProfile } from '@fifteen/contracts';
import { planConcepts } from '@fifteen/logo-engine';
import { canvasRaster, loadFontLibrary } from '@fifteen/logo-engine/node';
import { readJson } from '../cli/read-json.ts';

const profile = await readJson(process.argv[2] ?? '', TasteProfile);
const { concepts } = await planConcepts(profile, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster });
console.log(JSON.stringify(concepts[0]?.genome));

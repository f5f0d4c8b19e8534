/** A process of its own, so that planning weighs nothing in the bench: prints the first logo's genome of a taste profile. */
import { TasteProfile } from '@fifteen/contracts';
import { drawSet } from '@fifteen/logo-engine';
import { canvasRaster } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { readJson } from '../cli/read-json.ts';

const profile = await readJson(process.argv[2] ?? '', TasteProfile);
const { concepts } = await drawSet(profile, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster, readMeaning });
console.log(JSON.stringify(concepts[0]?.genome));

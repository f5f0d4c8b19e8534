/** A process of its own: modules, fonts, the first set. Prints the milliseconds since the process began. */
import { canvasRaster } from '../../canvas-raster.ts';
import { loadFontLibrary } from '../../load-font-library.ts';
import { nextTurn } from '../../next-turn.ts';
import { readProfile } from '../../logos/read-profile.ts';
import { planConcepts } from '../../../plan.ts';

const loaded = performance.now();
const profile = await readProfile(process.argv[2] ?? '');
await planConcepts(profile, { seed: '1', library: await loadFontLibrary(), raster: canvasRaster, pause: nextTurn });
const { user, system } = process.cpuUsage();
console.log(JSON.stringify({ loaded, wall: performance.now(), cpu: (user + system) / 1000 }));

/**
 * Renews goldens.json and the contact sheets in docs/images/engine.
 *
 *   npm run -w shared/logo-engine goldens [-- --unreleased]
 *
 * Refuses where drawings changed under a version that has goldens already, unless that version is not released yet.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { planConcepts } from '../../plan.ts';
import { ENGINE_VERSION } from '../../version.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { galleryBriefs } from '../gallery/gallery-briefs.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { nextTurn } from '../next-turn.ts';
import { contactSheet } from '../logos/sheet.ts';
import { GOLDEN_BRIEFS, GOLDEN_SEED } from './golden-briefs.ts';
import { type Golden, type Goldens, goldenConcepts, hashOf, readGoldens, sheetFile, sheetFolder, staleness, writeGoldens } from './goldens.ts';

const SHEET = { width: 1400, quality: 74 };

const { unreleased = false } = parseArgs({ options: { unreleased: { type: 'boolean' } } }).values;
const before: Goldens = await readGoldens().catch(() => ({}));
const library = await loadFontLibrary();
await mkdir(sheetFolder(), { recursive: true });

const after: Record<string, Golden> = {};
const sheets = new Map<string, Uint8Array>();
for (const { name, profile } of await galleryBriefs(GOLDEN_BRIEFS)) {
  const plan = await planConcepts(profile, { seed: GOLDEN_SEED, library, raster: canvasRaster, pause: nextTurn });
  const concepts = goldenConcepts(plan);
  const reason = staleness(name, before[name], concepts, ENGINE_VERSION);
  const known = await readFile(sheetFile(name)).catch(() => null);
  const isKnown = reason === null && known !== null && hashOf(known) === before[name]?.sheet;
  const sheet = isKnown ? known : await sharp(await contactSheet(plan, profile, library)).resize(SHEET.width).webp({ quality: SHEET.quality }).toBuffer();
  if (!isKnown) sheets.set(name, sheet);
  after[name] = { engine: ENGINE_VERSION, sheet: hashOf(sheet), concepts };
  const isForbidden = reason !== null && before[name]?.engine === ENGINE_VERSION && !unreleased;
  if (isForbidden) throw new Error(`${reason}\nWhere version ${ENGINE_VERSION} has drawn for nobody yet, add --unreleased.`);
  console.log(`${name}: ${reason === null ? 'as before' : 'renewed'}`);
}
await writeGoldens(after);
for (const [name, sheet] of sheets) await writeFile(sheetFile(name), sheet);
console.log(`${Object.keys(after).length} briefs in goldens.json, ${sheets.size} sheets drawn anew`);

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { planConcepts } from '../../plan.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { nextTurn } from '../next-turn.ts';
import type { GalleryArguments } from '../logos/arguments.ts';
import { reportOf } from '../logos/report.ts';
import { contactSheet } from '../logos/sheet.ts';
import { galleryBriefs } from './gallery-briefs.ts';

/** Draws the briefs one after the other: `NAME.png` is the contact sheet, `NAME.json` the report. */
export async function drawGallery({ only, out, seed }: GalleryArguments): Promise<void> {
  const briefs = await galleryBriefs(only);
  const library = await loadFontLibrary();
  await mkdir(out, { recursive: true });
  for (const [index, { name, profile }] of briefs.entries()) {
    const plan = await planConcepts(profile, { seed, library, raster: canvasRaster, pause: nextTurn, now: () => performance.now() });
    await writeFile(path.join(out, `${name}.png`), await contactSheet(plan, profile, library));
    await writeFile(path.join(out, `${name}.json`), `${JSON.stringify(reportOf(plan), null, 2)}\n`);
    const progress = `${index + 1}/${briefs.length}`.padStart(5);
    console.log(`${progress} ${name}: diversity ${plan.diversity.toFixed(2)}, least ${plan.leastDistance.toFixed(2)}, ${plan.timings['total']} ms`);
  }
  console.log(`${briefs.length} contact sheets in ${out}`);
}

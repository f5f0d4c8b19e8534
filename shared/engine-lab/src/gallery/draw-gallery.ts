import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import type { GalleryArguments } from '../logos/arguments.ts';
import { reportOf } from '../logos/report.ts';
import { contactSheet } from './contact-sheet.ts';
import { galleryBriefs } from './gallery-briefs.ts';

/** Draws the briefs one after the other: `NAME.png` is the contact sheet, `NAME.json` the report. */
export async function drawGallery({ only, out, seed }: GalleryArguments): Promise<void> {
  const briefs = await galleryBriefs(only);
  const library = await loadFontLibrary();
  await mkdir(out, { recursive: true });
  for (const [index, { name, profile }] of briefs.entries()) {
    const started = performance.now();
    const plan = await drawSet(profile, { seed, library, raster: canvasRaster, readMeaning, marks: realMarks });
    const took = Math.round(performance.now() - started);
    await writeFile(path.join(out, `${name}.png`), await contactSheet(plan));
    await writeFile(path.join(out, `${name}.json`), `${JSON.stringify(reportOf(plan), null, 2)}\n`);
    console.log(`${`${index + 1}/${briefs.length}`.padStart(5)} ${name}: ${plan.concepts.filter(({ genome }) => genome.idea).length} with an idea, diversity ${plan.diversity.toFixed(2)}, ${took} ms`);
  }
  console.log(`${briefs.length} contact sheets in ${out}`);
}

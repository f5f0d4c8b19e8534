import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawSet as drawPlan } from '@fifteen/logo-engine';
import { canvasRaster, filesFor, type LogoFile, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { contactSheet } from '../gallery/contact-sheet.ts';
import type { SetArguments } from './arguments.ts';
import { readProfile } from './read-profile.ts';
import { withModel } from './with-model.ts';
import { reportOf } from './report.ts';

async function writeFiles(folder: string, files: readonly LogoFile[]): Promise<void> {
  for (const { name, bytes } of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
}

/** Draws one brief's set and writes SVGs, genomes, report and contact sheet. */
export async function drawSet({ profile: file, out, seed, files, studio }: SetArguments): Promise<void> {
  const profile = await readProfile(file);
  const library = await loadFontLibrary();
  const started = performance.now();
  const options = { library, raster: canvasRaster, readMeaning, marks: realMarks };
  const book = await drawPlan(profile, { ...options, seed });
  const plan = studio === 'model' ? await withModel(book, profile, options) : book;
  const took = Math.round(performance.now() - started);

  await mkdir(out, { recursive: true });
  const write = (name: string, content: string | Uint8Array) => writeFile(path.join(out, name), content);
  for (const { slot, svg, genome } of plan.concepts) {
    const number = String(slot + 1).padStart(2, '0');
    await write(`${number}.svg`, svg);
    await write(`${number}.genome.json`, `${JSON.stringify(genome, null, 2)}\n`);
  }
  for (const { slot, genome } of plan.concepts.filter((concept) => files.includes(concept.slot + 1))) {
    await writeFiles(path.join(out, `${String(slot + 1).padStart(2, '0')}-files`), await filesFor(genome, profile, library));
  }
  await write('profile.json', `${JSON.stringify(profile, null, 2)}\n`);
  await write('report.json', `${JSON.stringify(reportOf(plan), null, 2)}\n`);
  await write('sheet.png', await contactSheet(plan));
  console.log(`15 logos in ${out}, diversity ${plan.diversity.toFixed(2)}, drawn in ${took} ms`);
}

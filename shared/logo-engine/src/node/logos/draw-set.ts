import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { planConcepts } from '../../plan.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { filesFor } from '../files/files-for.ts';
import type { LogoFile } from '../files/logo-file.ts';
import { loadFontLibrary } from '../load-font-library.ts';
import { nextTurn } from '../next-turn.ts';
import type { SetArguments } from './arguments.ts';
import { readProfile } from './read-profile.ts';
import { reportOf } from './report.ts';
import { contactSheet } from './sheet.ts';

async function writeFiles(folder: string, files: readonly LogoFile[]): Promise<void> {
  for (const { name, bytes } of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
}

/** Draws one brief's set and writes SVGs, genomes, report and contact sheet. */
export async function drawSet(options: SetArguments): Promise<void> {
  const profile = await readProfile(options.profile);
  const library = await loadFontLibrary();
  const plan = await planConcepts(profile, { seed: options.seed, library, raster: canvasRaster, pause: nextTurn, now: () => performance.now() });

  await mkdir(options.out, { recursive: true });
  const write = (name: string, content: string | Uint8Array) => writeFile(path.join(options.out, name), content);
  for (const { slot, svg, genome } of plan.concepts) {
    const number = String(slot + 1).padStart(2, '0');
    await write(`${number}.svg`, svg);
    await write(`${number}.genome.json`, `${JSON.stringify(genome, null, 2)}\n`);
  }
  for (const { slot, genome } of plan.concepts.filter((concept) => options.files.includes(concept.slot + 1))) {
    const folder = path.join(options.out, `${String(slot + 1).padStart(2, '0')}-files`);
    await writeFiles(folder, await filesFor(genome, profile, library));
  }
  await write('profile.json', `${JSON.stringify(profile, null, 2)}\n`);
  await write('report.json', `${JSON.stringify(reportOf(plan), null, 2)}\n`);
  await write('sheet.png', await contactSheet(plan, profile, library));
  console.log(`15 logos in ${options.out}, diversity ${plan.diversity.toFixed(2)}, drawn in ${plan.timings['total']} ms`);
}

/**
 * Whether the vibes that a customer chose are visible in what they get.
 *
 *   npm run vibe-match -- [--sheets 24] [--seed 1] [--out DIR] [--only 3,7]
 *   npm run vibe-match -- --tally DIR --answers FILE --answers FILE
 *
 * The first writes unlabeled sheets and instructions for judges, and a key that is not to be opened before the answers are
 * in. The last opens it, counts, and writes the round to docs/arena/vibe-rounds.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawSet } from '@fifteen/logo-engine';
import { canvasRaster } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { readBriefs } from '../arena/read-briefs.ts';
import { instructionsFor } from './instructions.ts';
import { type VibeAnswers, type VibeKey, questionsFor, withVibes } from './round.ts';
import { unlabeledSheet } from './sheet.ts';
import { tally } from './tally.ts';

const ROUNDS = new URL('../../../../docs/arena/vibe-rounds/', import.meta.url);

const { values } = parseArgs({
  options: {
    sheets: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/vibe-match' },
    only: { type: 'string' },
    tally: { type: 'string' },
    answers: { type: 'string', multiple: true, default: [] },
  },
});

if (values.tally) await count(values.tally, values.answers);
else await draw();

async function draw(): Promise<void> {
  const { seed, out } = values;
  const total = Number(values.sheets);
  if (!Number.isInteger(total) || total < 1 || total > 200) throw new Error('--sheets is a number from 1 to 200.');
  const only = values.only?.split(',').map(Number);
  const briefs = await readBriefs();
  const library = await loadFontLibrary();
  const questions = questionsFor(briefs, total, seed);
  await mkdir(out, { recursive: true });
  for (const { sheet, brief, chosen } of questions.filter((question) => only?.includes(question.sheet) ?? true)) {
    const { profile } = briefs.find(({ name }) => name === brief)!;
    const plan = await drawSet(withVibes(profile, chosen), { seed, library, raster: canvasRaster, readMeaning });
    await writeFile(join(out, `sheet-${String(sheet).padStart(2, '0')}.png`), await unlabeledSheet(plan));
  }
  const key: VibeKey = { round: `${new Date().toISOString().slice(0, 10)}-${seed}`, seed, questions };
  await writeFile(join(out, 'instructions.txt'), instructionsFor(questions));
  await writeFile(join(out, 'key.closed'), Buffer.from(JSON.stringify(key)).toString('base64'));
  console.log(`${questions.length} sheets in ${out}. Give judges the sheets and the instructions only; keep the key closed until the answers are in.`);
}

async function count(folder: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error('--tally needs the answers of at least one judge: --answers FILE.');
  const key = JSON.parse(Buffer.from(await readFile(join(folder, 'key.closed'), 'utf8'), 'base64').toString()) as VibeKey;
  const judges = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as VibeAnswers));
  const { right, of, byVibe, mistakes } = tally(key, judges);
  console.log(`${key.round}: ${key.questions.length} sheets, ${judges.length} judges, ${right} of ${of} right (${Math.round((100 * right) / of)} %; chance is 25 %).`);
  for (const [vibe, each] of byVibe) console.log(`  ${vibe.padEnd(18)} ${each.right} of ${each.of}`);
  for (const [mistake, times] of mistakes) console.log(`  ${times} x ${mistake}`);
  await mkdir(ROUNDS, { recursive: true });
  await writeFile(new URL(`${key.round}.json`, ROUNDS), `${JSON.stringify({ ...key, judges }, null, 1)}\n`);
}

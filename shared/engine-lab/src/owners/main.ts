/**
 * Whether owners would pay: each sees the 15 logos of their own business, numbered, and nothing else.
 *
 *   npm run owners -- [--sheets 10] [--seed 1] [--briefs DIR] [--out DIR]
 *   npm run owners -- --tally DIR --answers FILE [--answers FILE ...]
 *
 * The first writes a sheet and a page of instructions for each owner, and what was shown. The last counts the answers, one
 * owner or a list of them a file, and writes the round to docs/arena/owner-rounds.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Concept, drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import { readBriefs } from '../arena/read-briefs.ts';
import { shuffled } from '../studio-sort/round.ts';
import { type OwnerAnswer, type OwnerRound, type OwnerSheet, instructionsFor, tally } from './round.ts';
import { numberedSheet } from './sheet.ts';

const ROUNDS = new URL('../../../../docs/arena/owner-rounds/', import.meta.url);

const { values } = parseArgs({
  options: {
    sheets: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    briefs: { type: 'string' },
    out: { type: 'string', default: '.cache/owners' },
    tally: { type: 'string' },
    answers: { type: 'string', multiple: true, default: [] },
  },
});

if (values.tally) await count(values.tally, values.answers);
else await draw();

async function draw(): Promise<void> {
  const { seed, out } = values;
  const total = Number(values.sheets);
  const briefs = shuffled(await readBriefs(values.briefs), `${seed}/owners`);
  if (!(total >= 1) || total > briefs.length) throw new Error(`--sheets is a number from 1 to ${briefs.length}.`);
  const library = await loadFontLibrary();
  await mkdir(out, { recursive: true });
  const sheets: OwnerSheet[] = [];
  for (const [i, { name, profile }] of briefs.slice(0, total).entries()) {
    const sheet = i + 1;
    const { concepts } = await drawSet(profile, { seed, library, raster: canvasRaster, readMeaning, marks: realMarks });
    const shown = concepts.toSorted((one, other) => one.rank - other.rank);
    const file = String(sheet).padStart(2, '0');
    await writeFile(join(out, `sheet-${file}.png`), await numberedSheet(shown));
    await writeFile(join(out, `owner-${file}.txt`), instructionsFor(sheet, profile));
    sheets.push({ sheet, brief: name, logos: shown.map(describe) });
  }
  const round: OwnerRound = { round: `${new Date().toISOString().slice(0, 10)}-${seed}`, seed, sheets };
  await writeFile(join(out, 'round.json'), JSON.stringify(round));
  console.log(`${sheets.length} sheets in ${out}. Give each owner their sheet and their page.`);
}

function describe({ genome: { idea, studio } }: Concept): string {
  return `${studio} ${idea ? `${idea.program}/${idea.look}` : 'word'}`;
}

async function count(folder: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error('--tally needs answers: --answers FILE.');
  const round = JSON.parse(await readFile(join(folder, 'round.json'), 'utf8')) as OwnerRound;
  const answers = (await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as OwnerAnswer | OwnerAnswer[]))).flat().toSorted((one, other) => one.sheet - other.sheet);
  const { owners, pay, embarrassing, logos, tellAFriend } = tally(round, answers);
  console.log(`${round.round}: ${pay} of ${owners} owners pay, ${embarrassing} of ${logos} logos embarrass, ${tellAFriend} name an idea that they would tell a friend.`);
  for (const { sheet, logos: shown } of round.sheets) {
    const answer = answers.find((each) => each.sheet === sheet);
    if (answer) console.log(`  ${sheet}: ${answer.pays ? 'pays' : 'does not pay'}, favorite ${shown[answer.favorite - 1]}; embarrassing: ${answer.embarrassing.map((number) => shown[number - 1]).join(', ') || 'none'}`);
  }
  await mkdir(ROUNDS, { recursive: true });
  await writeFile(new URL(`${round.round}.json`, ROUNDS), `${JSON.stringify({ ...round, answers }, null, 1)}\n`);
}

/**
 * Whether each studio has a hand of its own: a stranger gives rows of concepts to their studios.
 *
 *   npm run studio-sort -- [--sheets 12] [--examples 4] [--seed 1] [--out DIR] [--briefs DIR]
 *   npm run studio-sort -- --tally DIR --answers FILE [--answers FILE]
 *
 * The first writes sheets with a row a studio, example sheets of other briefs that say whose rows they are, instructions for
 * judges, and a key that is not to be opened before the answers are in. The last opens it, counts, and writes the round to
 * docs/arena/studio-rounds.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STUDIOS, type StudioId } from '@fifteen/contracts';
import { drawSet } from '@fifteen/logo-engine';
import { canvasRaster, realMarks } from '@fifteen/logo-engine/node';
import { readMeaning } from '@fifteen/meaning/node';
import { loadFontLibrary } from '@fifteen/typography/node';
import type { NamedBrief } from '../arena/our-entries.ts';
import { readBriefs } from '../arena/read-briefs.ts';
import { ROWS, type SortAnswers, type SortKey, type SortQuestion, byStudio, shuffled, tally } from './round.ts';
import { sheetOfRows } from './sheet.ts';

const ROUNDS = new URL('../../../../docs/arena/studio-rounds/', import.meta.url);

const { values } = parseArgs({
  options: {
    sheets: { type: 'string', default: '12' },
    examples: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/studio-sort' },
    briefs: { type: 'string' },
    tally: { type: 'string' },
    answers: { type: 'string', multiple: true, default: [] },
  },
});

if (values.tally) await count(values.tally, values.answers);
else await draw();

async function draw(): Promise<void> {
  const { seed, out } = values;
  const [sheets, examples] = [Number(values.sheets), Number(values.examples)];
  const briefs = shuffled(await readBriefs(values.briefs), `${seed}/briefs`);
  if (!(sheets >= 1) || !(examples >= 1) || sheets + examples > briefs.length) throw new Error(`--sheets and --examples are at least 1 and together at most ${briefs.length}, one brief each.`);
  const library = await loadFontLibrary();
  await mkdir(out, { recursive: true });

  const rowsFor = async ({ profile }: NamedBrief) => byStudio((await drawSet(profile, { seed, library, raster: canvasRaster, readMeaning, marks: realMarks })).concepts);
  for (const [i, brief] of briefs.slice(0, examples).entries()) {
    const rows = await rowsFor(brief);
    await writeFile(join(out, `example-${i + 1}.png`), await sheetOfRows([...rows].map(([studio, concepts]) => ({ caption: STUDIOS[studio].name, concepts }))));
  }
  const questions: SortQuestion[] = [];
  for (const [i, brief] of briefs.slice(examples, examples + sheets).entries()) {
    const rows = shuffled([...(await rowsFor(brief))], `${seed}/rows/${i}`);
    await writeFile(join(out, `sheet-${String(i + 1).padStart(2, '0')}.png`), await sheetOfRows(rows.map(([, concepts], row) => ({ caption: ROWS[row]!, concepts }))));
    questions.push({ sheet: i + 1, brief: brief.name, studios: rows.map(([studio]) => studio) });
  }
  const key: SortKey = { round: `${new Date().toISOString().slice(0, 10)}-${seed}`, seed, questions };
  await writeFile(join(out, 'instructions.txt'), instructionsFor(questions[0]!.studios, examples, sheets));
  await writeFile(join(out, 'key.closed'), Buffer.from(JSON.stringify(key)).toString('base64'));
  console.log(`${sheets} sheets and ${examples} examples in ${out}. Give judges everything but the key, which stays closed until the answers are in.`);
}

function instructionsFor(studios: readonly StudioId[], examples: number, sheets: number): string {
  const ids = [...studios].toSorted();
  const answer = { judge: 'your name', answers: [{ sheet: 1, rows: Object.fromEntries(ROWS.map((row, i) => [row, ids[i]])), why: 'a few words' }] };
  return `Three design studios drew logos for the same customers, five logos each. The sheets example-1.png to example-${examples}.png say which row
is by which studio. Study how each one works: line or solid, cut or printed, light or heavy letters, pens, colors, backgrounds.

Then look at sheet-01.png to sheet-${String(sheets).padStart(2, '0')}.png, which are for other customers. On every sheet each studio has exactly one row. Say
whose row A, B and C are, guessing where you must, as JSON. The studios are ${ids.map((id) => `${id} (${STUDIOS[id].name})`).join(', ')}.

${JSON.stringify(answer)}
`;
}

async function count(folder: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) throw new Error('--tally needs the answers of at least one judge: --answers FILE.');
  const key = JSON.parse(Buffer.from(await readFile(join(folder, 'key.closed'), 'utf8'), 'base64').toString()) as SortKey;
  const judges = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as SortAnswers));
  const { right, of, byStudio: studios } = tally(key, judges);
  console.log(`${key.round}: ${key.questions.length} sheets, ${judges.length} judges, ${right} of ${of} rows right (${Math.round((100 * right) / of)} %; chance is 33 %).`);
  for (const [studio, each] of studios) console.log(`  ${studio.padEnd(8)} ${each.right} of ${each.of}`);
  await mkdir(ROUNDS, { recursive: true });
  await writeFile(new URL(`${key.round}.json`, ROUNDS), `${JSON.stringify({ ...key, judges }, null, 1)}\n`);
}

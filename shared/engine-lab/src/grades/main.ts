/**
 * Has blind judges grade every look of the book, so that the engine can prefer what they find good:
 *
 *   npm run grades -w @fifteen/engine-lab [-- --seed 1] [--out DIR] [--only ID,ID | --ungraded]
 *   npm run grades -w @fifteen/engine-lab -- --tally DIR --grades FILE --grades FILE ...
 *
 * The first writes numbered sheets, each drawing with what it must show, and a key that stays closed until the grades are
 * in. The last opens it, keeps every grade in docs/arena/grades under the date and the seed, and writes the means to the idea
 * book. A round of the same day needs a seed of its own: grades that are there are never overwritten.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { GRADES, IDEAS, type Idea } from '@fifteen/idea-book';
import { rngFrom } from '@fifteen/logo-engine/rng';
import { loadFontLibrary } from '@fifteen/typography/node';
import { drawLooks } from '../look/draw-look.ts';
import { inputFor } from '../look/input.ts';
import { fontFor, fontOfLook, NAMES } from '../look/names.ts';
import { type GradeKey, type Grades, meansOf } from './grade.ts';
import { gradeSheets } from './sheet.ts';

const KEPT = new URL('../../../../docs/arena/grades/', import.meta.url);
const BOOK = new URL('../../../idea-book/src/grades.ts', import.meta.url);

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: '.cache/grades' },
    only: { type: 'string' },
    ungraded: { type: 'boolean', default: false },
    tally: { type: 'string' },
    grades: { type: 'string', multiple: true, default: [] },
  },
});

if (values.tally) await tally(values.tally, values.grades);
else await draw();

async function draw(): Promise<void> {
  const { seed, out } = values;
  const only = values.only?.split(',');
  const library = await loadFontLibrary();
  for (const name of NAMES) await library.ready([fontFor(name)], `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz &ـ${name}`);
  const ideas = (IDEAS as readonly Idea[]).filter(({ id }) => only?.includes(id) ?? true);
  const fontOf = (idea: Idea, look: string, name: string): string => fontOfLook(idea.looks[look]!, name, library);
  await library.ready([...new Set(ideas.filter(({ kind }) => kind === 'wordmark').flatMap((idea) => Object.keys(idea.looks).flatMap((look) => NAMES.map((name) => fontOf(idea, look, name)))))], `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz &ـ${NAMES.join('')}`);
  const looks = drawLooks(ideas, library, fontOf).filter(({ idea, look }) => !values.ungraded || (idea.kind === 'symbol' && GRADES[`${idea.id}/${look}`] === undefined));
  const rng = rngFrom(`grades/${seed}`);
  const shuffled = looks.map((look) => ({ look, at: rng.next() })).toSorted((one, other) => one.at - other.at).map(({ look }) => look);
  const things = shuffled.map(({ idea, look, name }) => inputFor(idea, look, { name, font: 'jost-600' }).things.join(' + ') || 'letters');
  await mkdir(out, { recursive: true });
  for (const [i, png] of (await gradeSheets(shuffled.map(({ layers }, at) => ({ layers, caption: `${at + 1}  ${things[at]}` })))).entries()) await writeFile(join(out, `sheet-${String(i + 1).padStart(3, '0')}.png`), png);
  const key: GradeKey = { seed, looks: shuffled.map(({ idea, look }) => `${idea.id}/${look}`) };
  await writeFile(join(out, 'key.closed'), Buffer.from(JSON.stringify(key)).toString('base64'));
  console.log(`${shuffled.length} looks in ${out}. Give judges the sheets only; every look needs two.`);
}

async function tally(folder: string, files: readonly string[]): Promise<void> {
  const key = JSON.parse(Buffer.from(await readFile(join(folder, 'key.closed'), 'utf8'), 'base64').toString()) as GradeKey;
  const judges = await Promise.all(files.map(async (file) => ({ ...(JSON.parse(await readFile(file, 'utf8')) as Grades), judge: basename(file, '.json') })));
  await mkdir(KEPT, { recursive: true });
  const byLook = judges.map(({ judge, grades }) => ({ judge, grades: Object.fromEntries(grades.flatMap(({ number, grade }) => (key.looks[number - 1] ? [[key.looks[number - 1]!, grade]] : []))) }));
  const kept = `${new Date().toISOString().slice(0, 10)}-${key.seed}.json`;
  await writeFile(new URL(kept, KEPT), `${JSON.stringify(byLook, null, 1)}\n`, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`docs/arena/grades/${kept} is there already. Draw the sheets with another --seed.`) : error;
  });
  const rounds = await Promise.all((await readdir(KEPT)).sort().map(async (file) => JSON.parse(await readFile(new URL(file, KEPT), 'utf8')) as typeof byLook));
  // Names are too small on these sheets to be judged fairly: their ideas meet real logos one by one in the arena.
  const known = new Set((IDEAS as readonly Idea[]).filter(({ kind }) => kind === 'symbol').flatMap(({ id, looks }) => Object.keys(looks).map((look) => `${id}/${look}`)));
  const means = meansOf(rounds.flat().map(({ grades }) => ({ grades: Object.fromEntries(Object.entries(grades).filter(([look]) => known.has(look))) })));
  const lines = Object.entries(means).toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([look, grade]) => `  '${look}': ${grade},`);
  await writeFile(BOOK, `/**\n * What blind judges gave each look, 1 to 10, as the mean of all their grades; 5 is an average icon. Written by \`npm run grades -w\n * @fifteen/engine-lab\`; every grade is in docs/arena/grades.\n */\nexport const GRADES: Readonly<Record<string, number>> = {\n${lines.join('\n')}\n};\n`);
  console.log(`${Object.keys(means).length} looks graded, mean ${(Object.values(means).reduce((sum, grade) => sum + grade, 0) / Math.max(1, Object.keys(means).length)).toFixed(2)}.`);
}

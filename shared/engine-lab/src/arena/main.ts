/**
 * Blind comparisons of our logos with others.
 *
 *   npm run arena -- --against real [--pairs 60] [--seed 1] [--pick random|first] [--kind lockup|symbol|both] [--out DIR]
 *   npm run arena -- --against COMMIT ...        draws the other side from a checkout of that commit
 *   npm run arena -- --against looks ...         for the briefs of the redrawn sketches, with those on the other side
 *   npm run arena -- --ideas ID,ID ... --pairs 8  tests ideas one by one, each in so many pairs with real logos
 *   npm run arena -- --drawings DIR ...          SVGs of a folder, such as what models drew, against real logos
 *   npm run arena -- --tally DIR --votes FILE --votes FILE
 *
 * The first five write sheets for judges, who see nothing else, and a key that stays closed until the votes are in. The last
 * opens it, counts, and writes the round to docs/arena/rounds, the table of docs/arena.md, and how each idea fared to the idea
 * book.
 */
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { IDEAS, type IdeaId } from '@fifteen/idea-book';
import { ENGINE_VERSION } from '@fifteen/logo-engine';
import { rngFrom } from '@fifteen/logo-engine/rng';
import { loadFontLibrary } from '@fifteen/typography/node';
import { LOOKS } from '../looks/looks.ts';
import { arenaPage, lineOf } from './arena-page.ts';
import { entriesOfCommit } from './commit-entries.ts';
import { type NamedBrief, entriesOfFolder, entriesOfIdeas, ourEntries } from './our-entries.ts';
import { pairSheets } from './pair-sheet.ts';
import { realLockups, realSymbols } from './real-logos.ts';
import { entriesOfLooks } from './look-entries.ts';
import { readBriefs } from './read-briefs.ts';
import { recordsFile, recordsOf } from './records.ts';
import { linesByIdea, resultOf } from './result.ts';
import type { Entry, Key, Pair, Pick, Round, SetPick, Votes } from './round.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);
const ROUNDS = new URL('arena/rounds/', DOCS);
const RECORDS = new URL('../../../idea-book/src/records.ts', import.meta.url);
const PAGE = new URL('arena.md', DOCS);
const CALLER = process.env.INIT_CWD ?? process.cwd();

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'real' },
    pairs: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    pick: { type: 'string', default: 'random' },
    kind: { type: 'string', default: 'lockup' },
    briefs: { type: 'string' },
    ideas: { type: 'string' },
    drawings: { type: 'string' },
    out: { type: 'string', default: '.cache/arena' },
    tally: { type: 'string' },
    votes: { type: 'string', multiple: true, default: [] },
  },
});

if (values.tally) await count(values.tally, values.votes);
else await draw();

async function draw(): Promise<void> {
  const { seed, against } = values;
  const ideas = values.ideas?.split(',').map((id) => (IDEAS.find((idea) => idea.id === id)?.id as IdeaId | undefined) ?? fail(`There is no idea "${id}".`));
  const setPick = values.pick === 'first' ? 'first' : 'random';
  const pick: Pick = ideas ? 'ideas' : values.drawings ? 'drawings' : setPick;
  const total = Number(values.pairs);
  if (!Number.isInteger(total) || total < 1 || total > 500) throw new Error('--pairs is a number from 1 to 500.');
  const round = `${new Date().toISOString().slice(0, 10)}-${against.slice(0, 12)}-${pick}-${seed}`;
  const library = await loadFontLibrary();
  const briefs = shuffled(against === 'looks' ? LOOKS : await readBriefs(values.briefs), seed);
  const kinds: Pair['kind'][] = values.kind === 'both' ? ['lockup', 'symbol'] : [values.kind === 'symbol' ? 'symbol' : 'lockup'];
  const pairs: Omit<Pair, 'number'>[] = [];
  if (ideas) {
    const ours = await entriesOfIdeas(ideas, briefs, { seed, each: total, library });
    // Shuffled, so that a judge does not see one idea many times on a sheet.
    pairs.push(...pairedWith(await realEntries('lockup', ours.length, seed), shuffled(ours, `${seed}/ours`), 'lockup', seed));
  }
  if (values.drawings) {
    const ours = shuffled(await entriesOfFolder(resolve(CALLER, values.drawings)), `${seed}/ours`).slice(0, total);
    pairs.push(...pairedWith(await realEntries('lockup', ours.length, seed), ours, 'lockup', seed));
  }
  for (const kind of ideas || values.drawings ? [] : kinds) {
    const wanted = Math.ceil(total / kinds.length);
    // More pairs than briefs: another seed of the same brief.
    const rounds = Math.ceil(wanted / briefs.length);
    for (let turn = 0; turn < rounds; turn += 1) {
      const turnSeed = turn === 0 ? seed : `${seed}.${turn}`;
      const mine = briefs.slice(0, wanted - turn * briefs.length);
      const ours = await ourEntries(mine, { seed: turnSeed, pick: setPick, kind, library });
      const others = await otherEntries(against, mine, kind, turnSeed, setPick);
      pairs.push(...pairedWith(others, ours, kind, turnSeed));
    }
  }
  const numbered = pairs.map((pair, i): Pair => ({ ...pair, number: i + 1 }));
  const folder = resolve(CALLER, values.out, round);
  await mkdir(folder, { recursive: true });
  for (const [i, png] of (await pairSheets(numbered)).entries()) await writeFile(join(folder, `sheet-${String(i + 1).padStart(2, '0')}.png`), png);
  const bare = ({ svg: _svg, ...entry }: Entry) => entry;
  const key: Key = { round, engine: ENGINE_VERSION, seed, against, pick, pairs: numbered.map(({ number, kind, left, right }) => ({ number, kind, left: bare(left), right: bare(right) })) };
  await writeFile(join(folder, 'key.closed'), Buffer.from(JSON.stringify(key)).toString('base64'));
  console.log(`${pairs.length} pairs in ${folder}. Give judges the sheets only; keep the key closed until the votes are in.`);
}

/** Each of ours beside one of the others, on a side that the seed settles. */
function pairedWith(others: readonly Entry[], ours: readonly Entry[], kind: Pair['kind'], seed: string): Omit<Pair, 'number'>[] {
  return ours.flatMap((own, i) => {
    const other = others[i];
    if (!other) return [];
    const ownFirst = rngFrom(`${seed}/side/${kind}/${i}`).chance(0.5);
    return [{ kind, left: ownFirst ? own : other, right: ownFirst ? other : own }];
  });
}

async function otherEntries(against: string, briefs: readonly NamedBrief[], kind: Pair['kind'], seed: string, pick: SetPick): Promise<Entry[]> {
  if (against === 'looks') return entriesOfLooks(briefs, kind);
  if (against !== 'real') return entriesOfCommit(against, briefs, { seed, pick, kind });
  return realEntries(kind, briefs.length, seed);
}

async function realEntries(kind: Pair['kind'], count: number, seed: string): Promise<Entry[]> {
  const real = kind === 'lockup' ? await realLockups() : realSymbols();
  return shuffled(real, `${seed}/real`).slice(0, count).map(({ id, svg }) => ({ entrant: 'real', source: id, svg }));
}

async function count(folder: string, files: readonly string[]): Promise<void> {
  const key = JSON.parse(Buffer.from(await readFile(resolve(CALLER, folder, 'key.closed'), 'utf8'), 'base64').toString()) as Key;
  const judges = await Promise.all(files.map(async (file) => JSON.parse(await readFile(resolve(CALLER, file), 'utf8')) as Votes));
  const result = resultOf({ ...key, judges });
  await mkdir(ROUNDS, { recursive: true });
  await writeFile(new URL(`${key.round}.json`, ROUNDS), `${JSON.stringify({ ...key, judges }, null, 1)}\n`);
  const rounds = await readRounds();
  await writeFile(PAGE, arenaPage(rounds.map(resultOf)));
  await writeFile(RECORDS, recordsFile(recordsOf(rounds)));
  console.log(lineOf(result));
  if (key.pick === 'ideas') for (const line of linesByIdea({ ...key, judges })) console.log(line);
}

function fail(reason: string): never {
  throw new Error(reason);
}

async function readRounds(): Promise<Round[]> {
  const files = (await readdir(ROUNDS)).sort();
  return Promise.all(files.map(async (file) => JSON.parse(await readFile(new URL(file, ROUNDS), 'utf8')) as Round));
}

function shuffled<T>(items: readonly T[], seed: string): T[] {
  const rng = rngFrom(`shuffle/${seed}`);
  return items.map((item, i) => ({ item, at: rng.fork(String(i)).next() })).toSorted((one, other) => one.at - other.at).map(({ item }) => item);
}

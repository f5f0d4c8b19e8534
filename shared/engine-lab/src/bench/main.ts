/**
 * How fast the engine is, beside its limits. This is not a test: a figure over its limit is reported and fails nothing.
 *
 *   npm run bench -- engine [--runs N] [--briefs NAME,NAME] [--json FILE]
 */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { UsageError } from '../logos/arguments.ts';
import { readProfile } from '../logos/read-profile.ts';
import { readBenchArguments } from './arguments.ts';
import { type BriefFigures, figuresOf } from './brief-figures.ts';
import { bareSets } from './bare-rendering/bare-sets.ts';
import { coldStart } from './cold-start/cold-start.ts';
import { findingsOf } from './limits.ts';
import { startProductThreads, THREADS } from './product-threads.ts';
import { spreadOf } from './statistics.ts';
import { briefTable, findingTable } from './table.ts';
import { type WarmSet, warmSets } from './warm-sets.ts';

const fileOf = (brief: string): string => fileURLToPath(new URL(`../../../logo-engine/briefs/${brief}.json`, import.meta.url));

async function main(): Promise<void> {
  const { threads: address, briefs, runs, json } = readBenchArguments(process.argv.slice(2));
  const profiles = await Promise.all(briefs.map((brief) => readProfile(fileOf(brief))));

  const threads = await startProductThreads(address);
  await threads.warmUp();
  const warm: WarmSet[][] = [];
  for (const profile of profiles) warm.push(await warmSets(threads, profile, runs));
  await threads.stop();
  // Read before this process profiles by itself; the threads are its own, so their memory is in it.
  const peak = process.resourceUsage().maxRSS / 1024;

  const figures: BriefFigures[] = [];
  for (const [i, sets] of warm.entries()) figures.push(figuresOf(briefs[i] ?? '', sets, await bareSets(sets, THREADS)));
  const cold = await coldStart(address, fileOf(briefs[0] ?? ''));
  const median = (value: (figure: BriefFigures) => number) => spreadOf(figures.map(value)).median;
  const findings = findingsOf({
    setWall: median(({ set }) => set.median),
    setCpu: median(({ setCpu }) => setCpu.median) / THREADS,
    wholeWall: median(({ whole }) => whole.median),
    toPixels: { small: median(({ toBare }) => toBare.pixels.small.median), both: median(({ toBare }) => toBare.pixels.both.median) },
    toPng: { small: median(({ toBare }) => toBare.png.small.median), both: median(({ toBare }) => toBare.png.both.median) },
    coldReady: cold.ready.wall,
    cold: cold.set.wall,
    coldCpu: cold.set.cpu / THREADS,
    coldFirst: cold.first.wall,
    coldPictures: cold.withPictures.wall,
    peak,
  });

  console.log(`${THREADS} threads, ${runs} warm runs of each brief, ${cpus().length} x ${cpus()[0]?.model}\n`);
  console.log(`${briefTable(figures)}\n\n${findingTable(findings)}`);
  if (json) await writeFile(json, `${JSON.stringify({ findings, briefs: figures, cold }, null, 2)}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

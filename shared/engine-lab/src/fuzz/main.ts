/**
 * Draws what nobody would propose, and counts what comes of it: random genomes, random programs in the isolate, and the
 * last fallback for random names of every script. Anything but a drawing or a refusal in words is a fault, and is printed
 * with what shows it.
 *
 *   npm run fuzz -w @fifteen/engine-lab -- [--genomes 10000] [--programs 10000] [--names 100000] [--seed N]
 */
import { parseArgs } from 'node:util';
import { loadFontLibrary } from '@fifteen/typography/node';
import { readBriefs } from '../arena/read-briefs.ts';
import { fuzzGenomes } from './genomes.ts';
import { fuzzNames } from './names.ts';
import { fuzzPrograms } from './programs.ts';
import { type Outcome, tallied } from './tally.ts';

const MOST_PRINTED = 20;
const { values } = parseArgs({ options: { genomes: { type: 'string', default: '0' }, programs: { type: 'string', default: '0' }, names: { type: 'string', default: '0' }, seed: { type: 'string', default: String(Date.now()) } } });
const library = await loadFontLibrary();
const briefs = await readBriefs();
const [first] = briefs;

await report('genomes', Number(values.genomes), (count) => fuzzGenomes(count, values.seed, briefs, library));
await report('programs', Number(values.programs), (count) => fuzzPrograms(count, values.seed, library));
await report('names', Number(values.names), (count) => fuzzNames(count, values.seed, first!.profile, library));

async function report(what: string, count: number, outcomes: (count: number) => AsyncIterable<Outcome>): Promise<void> {
  if (count === 0) return;
  const started = performance.now();
  const { drawn, refused, faults, refusals } = await tallied(outcomes(count));
  console.log(`${count} ${what}, seed ${values.seed}: ${drawn} drawn, ${refused} refused in words, ${faults.length} faults, in ${Math.round((performance.now() - started) / 1000)} s`);
  for (const [words, times] of [...refusals].toSorted(([, one], [, other]) => other - one).slice(0, MOST_PRINTED)) console.log(`  ${times} times: ${words}`);
  for (const { words, evidence } of faults.slice(0, MOST_PRINTED)) console.log(`FAULT ${words}\n${evidence}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

/**
 * Drives random genomes for random customers through the whole engine. Slices of a long run may be drawn apart, one
 * after the other or at the same time: together they are the whole.
 *
 *   npm run -w shared/logo-engine properties -- [--runs 10000] [--from 0] [--seed NAME]
 */
import { parseArgs } from 'node:util';
import { type PropertyRun, propertyRuns } from '../../proof/property-run.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { loadFontLibrary } from '../load-font-library.ts';

const RUNS_A_LINE = 200;

const text = { type: 'string' } as const;
const { runs = '1000', from = '0', seed = 'properties' } = parseArgs({ options: { runs: text, from: text, seed: text } }).values;
const [count, first] = [Number(runs), Number(from)];

const outcomes = new Map<string, number>();
const started = performance.now();
let done = 0;
let failures = 0;

const summary = () => {
  const counts = [...outcomes].map(([outcome, number]) => `${number} ${outcome}`).join(', ');
  return `${done} random genomes from ${first}: ${counts}, ${failures} with faults, ${Math.round((performance.now() - started) / 1000)} s`;
};

const note = ({ outcome, faults, genome, ...about }: PropertyRun) => {
  done += 1;
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (faults.length > 0) {
    failures += 1;
    console.log(`${about.seed} "${about.name}": ${faults.join('; ')}\n  ${JSON.stringify(genome)}`);
  }
  if (done % RUNS_A_LINE === 0 && done < count) console.log(`${summary()}; goes on with --from ${first + done}`);
};

const tools = { library: await loadFontLibrary(), raster: canvasRaster };
for await (const run of propertyRuns(count, seed, tools, first)) note(run);
console.log(summary());
process.exitCode = failures === 0 ? 0 : 1;

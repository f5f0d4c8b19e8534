/**
 * Drives random genomes for random customers through the whole engine.
 *
 *   npm run -w shared/logo-engine properties -- [--runs 10000] [--seed NAME]
 */
import { parseArgs } from 'node:util';
import { propertyRuns } from '../../proof/property-run.ts';
import { canvasRaster } from '../canvas-raster.ts';
import { loadFontLibrary } from '../load-font-library.ts';

const MOST_SHOWN = 40;

const { runs = '1000', seed = 'properties' } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } }).values;

const outcomes = new Map<string, number>();
const failures: string[] = [];
const started = performance.now();
for await (const { outcome, faults, ...run } of propertyRuns(Number(runs), seed, { library: await loadFontLibrary(), raster: canvasRaster })) {
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  if (faults.length > 0) failures.push(`${run.seed} "${run.name}": ${faults.join('; ')}\n  ${JSON.stringify(run.genome)}`);
}
for (const failure of failures.slice(0, MOST_SHOWN)) console.log(failure);
const counts = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
console.log(`${runs} random genomes: ${counts}, ${failures.length} with faults, ${Math.round((performance.now() - started) / 1000)} s`);
process.exitCode = failures.length === 0 ? 0 : 1;

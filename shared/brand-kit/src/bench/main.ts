/**
 * What a kit takes, beside what it may take at most. It is not a test: a figure over its limit is told, not failed.
 *
 *   npm run bench -- kit [--profile FILE] [--json FILE]
 */
import { TasteProfile } from '@fifteen/contracts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brandOf } from '../brand.ts';
import { UsageError } from '../cli/arguments.ts';
import { readJson } from '../cli/read-json.ts';
import { sampleDetails } from '../sample-details.ts';
import { readBenchArguments } from './arguments.ts';
import { filmAgainstEncoder } from './film-against-encoder.ts';
import { findingsOf, tableOf } from './findings.ts';
import { firstOfWarm, wholeKit } from './whole-kit.ts';

const PLANNER = fileURLToPath(new URL('plan-genome.js', import.meta.url));

const main = async (folder: string): Promise<void> => {
  const { makers, profile: file, json } = readBenchArguments(process.argv.slice(2));
  const profile = await readJson(file, TasteProfile);
  const genome = JSON.parse((await promisify(execFile)(process.execPath, [PLANNER, file])).stdout) as object;
  const details = sampleDetails(profile.basic_info.company_name);
  const warm = await firstOfWarm(makers, { genome, profile, details });
  const kit = await wholeKit(makers, { genome, profile, details }, folder);
  const films = await filmAgainstEncoder(await brandOf(genome, profile), { details }, folder);
  const findings = findingsOf(warm, kit, films);
  console.log(`${profile.basic_info.company_name}, ${cpus().length} x ${cpus()[0]?.model}\n\n${tableOf(findings)}`);
  if (json) await writeFile(json, `${JSON.stringify({ findings, warm, kit, films }, null, 2)}\n`);
};

const folder = await mkdtemp(join(tmpdir(), 'fifteen-bench-kit-'));
try {
  await main(folder);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await rm(folder, { recursive: true, force: true });
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { rngFrom } from '@fifteen/logo-engine/rng';
import type { NamedBrief } from './our-entries.ts';
import type { Entry, Pair } from './round.ts';

const run = promisify(execFile);
const CACHE = fileURLToPath(new URL('../../../../.cache/arena/checkouts/', import.meta.url));

/** One concept for each brief, drawn by the engine of another commit with its own `npm run logos`. Lockups only. */
export async function entriesOfCommit(commit: string, briefs: readonly NamedBrief[], { seed, pick, kind }: { seed: string; pick: 'random' | 'first'; kind: Pair['kind'] }): Promise<Entry[]> {
  if (kind === 'symbol') throw new Error('Against a commit only lockups are compared.');
  const { stdout } = await run('git', ['rev-parse', '--verify', `${commit}^{commit}`]);
  const checkout = await checkedOut(stdout.trim());
  const entries: Entry[] = [];
  for (const { name, profile } of briefs) {
    const out = join(CACHE, `sets-${commit.slice(0, 12)}`, `${name}-${seed}`);
    if (!existsSync(join(out, 'report.json'))) {
      await mkdir(out, { recursive: true });
      await writeFile(join(out, 'profile.json'), JSON.stringify(profile));
      await run('npm', ['run', '-s', 'logos', '--', '--profile', join(out, 'profile.json'), '--out', out, '--seed', seed.replaceAll(/\D/g, '') || '1'], { cwd: checkout, maxBuffer: 1 << 26 });
    }
    const files = (await readdir(out)).filter((file) => file.endsWith('.svg')).sort();
    const file = pick === 'first' ? files[0] : rngFrom(`${seed}/${name}/commit`).pick(files);
    if (file) entries.push({ entrant: commit.slice(0, 12), source: `${name}/${file}`, svg: await readFile(join(out, file), 'utf8') });
  }
  return entries;
}

/** A worktree of the commit, installed and built once. */
async function checkedOut(hash: string): Promise<string> {
  const folder = join(CACHE, hash.slice(0, 12));
  if (!existsSync(folder)) {
    await run('git', ['worktree', 'add', '--detach', folder, hash]);
    // Not `ci`: lock files of old commits may lack what today's npm requires in them.
    await run('npm', ['install', '--ignore-scripts', '--no-audit'], { cwd: folder, maxBuffer: 1 << 26 });
  }
  return folder;
}

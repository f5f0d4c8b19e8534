import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { STAGES, TARGETS } from './build-targets.mjs';
import { ensureInstalled } from './install.mjs';
import { hashOfFile, hashOfFolder } from './hash.mjs';
import { ROOT, step, twoAtATime } from './steps.mjs';

/**
 * A target's stamp is the hash of all that it is made of. One whose stamp still holds, and whose output is there, is
 * left alone: that makes the second start quick.
 */
const stampFile = (target) => join(ROOT, '.cache/build', target.name.replaceAll('/', '-'));

const cached = (compute) => {
  const known = new Map();
  return (key) => known.get(key) ?? known.set(key, compute(key)).get(key);
};

const isFresh = (target, stamp) =>
  existsSync(join(ROOT, target.output)) &&
  existsSync(stampFile(target)) &&
  readFileSync(stampFile(target), 'utf8') === stamp;

/** Makes the next build build a target again: something else writes its output now. */
export const forget = (name) => rmSync(stampFile({ name }), { force: true });

const make = async (target, stamp) => {
  forget(target.name);
  const made = await step(`build ${target.name}`, target.make);
  if (!made) return false;
  mkdirSync(dirname(stampFile(target)), { recursive: true });
  writeFileSync(stampFile(target), stamp);
  return true;
};

/**
 * Builds what changed, libraries first, then the rest two at a time.
 * @param {string[]} [names] of the targets wanted; all where there are none
 * @throws when a part does not build; what the compiler said is printed by then
 */
export const build = async (names = []) => {
  const wanted = TARGETS.filter(({ name, onDemand }) => (names.length === 0 ? !onDemand : names.includes(name)));
  const lock = hashOfFile('package-lock.json');
  const folderHash = cached(hashOfFolder);
  const stampOf = (target) => [lock, ...target.sources.map(folderHash)].join('\n');
  for (const stage of STAGES) {
    const stale = wanted.filter((target) => target.stage === stage && !isFresh(target, stampOf(target)));
    const results = await twoAtATime(stale, (target) => make(target, stampOf(target)));
    if (results.includes(false)) throw new Error('The build failed.');
  }
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  await build(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { ROOT } from './steps.mjs';

/**
 * How much of what is wrong the tests notice: npm run mutation -- MODULE [--only WORD] [--fresh] [--concurrency N], or
 * --changed [--seconds N]
 */
const LEAST = 85;
const MEMORY = '.cache/mutation';
const CHANGED_SECONDS = 60;

const helpOf = (modules) => `npm run mutation -- MODULE     mutates the rules of ${modules.join(', ')}; fails below ${LEAST} %
  --only WORD                  files whose path has this word; docs/mutation.md is left alone
  --fresh                      forgets what earlier runs found
  --concurrency N              mutants at once, 1 by default
npm run mutation -- --changed  files of these modules that differ from main, or on main from the commit before
  --seconds N                  stops after so long, ${CHANGED_SECONDS} by default`;

const fail = (message) => {
  console.error(message);
  process.exitCode = 1;
};

const told = ({ killed, survivors }, score) => `${score.toFixed(1)} %, ${killed} of ${killed + survivors.length} mutants killed`;

const report = (name, outcome, score, reasonFor) => {
  console.log(`${name}: ${told(outcome, score)}`);
  for (const survivor of outcome.survivors) {
    const { line, original, replacement, isCovered } = survivor;
    const why = reasonFor(survivor) ?? (isCovered ? undefined : 'no test comes here');
    console.log(`  ${line}: ${original} => ${replacement || 'nothing'}${why ? ` (${why})` : ''}`);
  }
};

/** One module, or some of its files. */
const mutateModule = async (module, { only, fresh, concurrency }) => {
  const { MODULES, planOf } = await import('../mutation/modules.mjs');
  const { mutate } = await import('../mutation/mutate.mjs');
  const { scoreOf, writePage } = await import('../mutation/page.mjs');
  const { reasonFor } = await import('../mutation/argued.mjs');
  const files = MODULES[module].filter((file) => only === undefined || file.includes(only));
  if (files.length === 0) return fail(`No file of ${module} has "${only}" in its path; there are\n  ${MODULES[module].join('\n  ')}`);
  const plans = files.map(planOf);
  const untested = plans.filter(({ suite }) => suite === undefined);
  if (untested.length > 0) return fail(`Nothing tests ${untested.map(({ file }) => file).join(', ')}: write a suite beside it.`);

  const since = performance.now();
  const whole = { killed: 0, survivors: [] };
  for (const { file, suite } of plans) {
    const memory = `${MEMORY}/${module}/${file.replaceAll('/', '.')}.json`;
    if (fresh) rmSync(`${ROOT}${memory}`, { force: true });
    const outcome = await mutate({ file, suite, memory, concurrency });
    whole.killed += outcome.killed;
    whole.survivors.push(...outcome.survivors);
    report(file, outcome, scoreOf(outcome), reasonFor);
  }
  const seconds = Math.round((performance.now() - since) / 1000);
  const score = scoreOf(whole);
  console.log(`${module}: ${told(whole, score)}, in ${seconds} s`);
  if (only === undefined) writePage(module, whole, fresh ? seconds : undefined);
  if (score < LEAST) fail(`${module} is below ${LEAST} %.`);
};

/** One file in a process of its own, which is ended with all its children when the time is over. */
const mutateWithin = async (module, file, ms) => {
  const { copiesOf } = await import('../mutation/mutate.mjs');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), module, '--only', file], { cwd: ROOT, stdio: 'inherit', detached: true });
    let isOver = false;
    const timer = setTimeout(() => {
      isOver = true;
      process.kill(-child.pid, 'SIGKILL');
    }, ms);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (isOver) rmSync(`${ROOT}${copiesOf(child.pid)}`, { recursive: true, force: true });
      resolve(isOver ? 'late' : code === 0 ? 'good' : 'bad');
    });
  });
};

/**
 * The changed files of the modules, one after the other, as far as the time reaches.
 *
 * @param {number} seconds
 * @returns {Promise<boolean>} false where a file scores below the least; what was not reached is named and fails nothing
 */
export const mutateChanged = async (seconds = CHANGED_SECONDS) => {
  const [{ changedModules }, { changedFiles }] = await Promise.all([import('../mutation/modules.mjs'), import('../mutation/changed-files.mjs')]);
  const changed = await changedFiles();
  if (!changed) {
    console.log('This clone has no earlier commit to compare with: no rule is mutated.');
    return true;
  }
  const work = changedModules(changed).flatMap(({ module, files }) => files.map((file) => ({ module, file })));
  if (work.length === 0) console.log('No file of money, access, identity or releases that holds rules has changed.');

  const endsAt = performance.now() + seconds * 1000;
  const results = [];
  for (const { module, file } of work) {
    const left = endsAt - performance.now();
    if (left > 0) console.log(`${module}: ${file}`);
    results.push({ module, file, is: left > 0 ? await mutateWithin(module, file, left) : 'late' });
  }
  const late = results.filter(({ is }) => is === 'late');
  if (late.length > 0) {
    console.log(`Not finished within ${seconds} s: ${late.map(({ file }) => file).join(', ')}. Run ${[...new Set(late.map(({ module }) => `npm run mutation -- ${module}`))].join(', ')}.`);
  }
  return results.every(({ is }) => is !== 'bad');
};

const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean' },
      changed: { type: 'boolean' },
      only: { type: 'string' },
      fresh: { type: 'boolean' },
      seconds: { type: 'string', default: String(CHANGED_SECONDS) },
      concurrency: { type: 'string', default: '1' },
    },
  });
  await ensureInstalled();
  const { MODULES } = await import('../mutation/modules.mjs');
  const names = Object.keys(MODULES);
  if (values.help) return console.log(helpOf(names));
  if (values.changed) {
    if (!(await mutateChanged(Number(values.seconds)))) process.exitCode = 1;
    return undefined;
  }
  const [module = ''] = positionals;
  if (!names.includes(module)) return fail(`${module ? `"${module}" is not a module` : 'Which module'}: ${names.join(', ')}.\n\n${helpOf(names)}`);
  return mutateModule(module, { only: values.only, fresh: values.fresh, concurrency: Number(values.concurrency) });
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Such as a suite that fails without any mutant: Stryker has named the tests by then.
  await main().catch((error) => fail(error.message));
}

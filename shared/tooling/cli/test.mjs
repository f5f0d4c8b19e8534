import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { bin, ROOT, run } from './steps.mjs';

/**
 * Everything that must hold before a change lands, for a stranger on a fresh clone: installs, lint, types, boundaries,
 * unused code, unit and integration tests, mutation of the rules that changed, then the journeys in a browser against the
 * production build.
 * Ends with one plain line of counts.
 */
await ensureInstalled();
const { check } = await import('./check.mjs');
const { ensureBrowser } = await import('./browser.mjs');
const { ensurePrintTools } = await import('./print-tools.mjs');
const { ensureReverseProxies } = await import('./reverse-proxies.mjs');
const { build } = await import('./build.mjs');
const { mutateChanged } = await import('./mutation.mjs');

const reports = mkdtempSync(join(tmpdir(), 'fifteen-tests-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** More suites than this have a cause in common: a second run would only take time. */
const AGAIN = 8;

const section = (title) => console.log(`\n== ${title}`);

const hasFailed = (suite) => suite.status === 'failed';

/** Tests of jest's suites by how they ended; a suite that could not be read is one failure. */
const countsOf = (suites) => {
  const tests = suites.flatMap((suite) => suite.assertionResults);
  const ended = (...statuses) => tests.filter((test) => statuses.includes(test.status)).length;
  const unread = suites.filter((suite) => hasFailed(suite) && suite.assertionResults.every((test) => test.status !== 'failed')).length;
  return { passed: ended('passed'), failed: ended('failed') + unread, skipped: ended('pending', 'todo', 'disabled') };
};

/** A run that leaves no report did not run: that is a failure of its own. */
const tally = (title, code, report) => {
  if (!report) counts.failed += 1;
  counts.passed += report?.passed ?? 0;
  counts.failed += report?.failed ?? 0;
  counts.skipped += report?.skipped ?? 0;
  if (code !== 0 && (report?.failed ?? 1) === 0) counts.failed += 1;
  if (code !== 0) console.log(`FAIL ${title}`);
};

/** Runs jest over everything, or over these files one after another. */
const jest = async (name, selection) => {
  const file = join(reports, name);
  // A suite that breaks off while it starts a process must end the run with a failure, not hold it for ever.
  const { code } = await run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent', '--forceExit', ...selection], {
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  });
  return { code, suites: readReport(file)?.testResults };
};

const unitAndIntegration = async () => {
  // Where they cannot be installed, the tests that need them fail and say so; the others still run.
  for (const ensure of [ensurePrintTools, ensureReverseProxies]) await ensure().catch((error) => console.error(error.message));
  // Three on two cores: many suites wait for processes, the database and the clock.
  const first = await jest('jest.json', ['--maxWorkers=3']);
  const failed = first.suites?.filter(hasFailed) ?? [];
  if (failed.length === 0 || failed.length > AGAIN) return tally('unit and integration', first.code, first.suites && countsOf(first.suites));

  section('failed beside others: once more, alone');
  const again = await jest('jest-again.json', ['--runInBand', '--runTestsByPath', ...failed.map((suite) => suite.name)]);
  const unsteady = again.suites?.filter((suite) => !hasFailed(suite)) ?? [];
  for (const suite of unsteady) console.log(`UNSTEADY ${relative(ROOT, suite.name)}: failed beside others, passed alone`);
  const steady = first.suites.filter((suite) => !hasFailed(suite));
  tally('unit and integration', again.code, again.suites && countsOf([...steady, ...again.suites]));
};

const endToEnd = async () => {
  const file = join(reports, 'playwright.json');
  const chromium = await ensureBrowser();
  // What passes only at the second try is listed by name as flaky.
  const { code } = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', '--retries=1'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: chromium },
  });
  const stats = readReport(file)?.stats;
  tally('end to end', code, stats && {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  });
};

section('check');
if (await check()) counts.passed += 1;
else counts.failed += 1;

section('build');
await build();

section('unit and integration');
await unitAndIntegration();

section('mutation of the rules that changed');
if (await mutateChanged()) counts.passed += 1;
else counts.failed += 1;

section('end to end');
await endToEnd();

rmSync(reports, { recursive: true, force: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { bin, run } from './steps.mjs';

/**
 * Everything that must hold before a change lands, for a stranger on a fresh clone: installs, lint, types, boundaries,
 * unused code, unit and integration tests, then the journeys in a browser against the production build.
 * Ends with one plain line of counts.
 */
await ensureInstalled();
const { check } = await import('./check.mjs');
const { ensureBrowser } = await import('./browser.mjs');
const { ensurePrintTools } = await import('./print-tools.mjs');
const { build } = await import('./build.mjs');

const reports = mkdtempSync(join(tmpdir(), 'fifteen-tests-'));
const counts = { passed: 0, failed: 0, skipped: 0 };

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const section = (title) => console.log(`\n== ${title}`);

/** A run that leaves no report did not run: that is a failure of its own. */
const tally = (title, code, report) => {
  if (!report) counts.failed += 1;
  counts.passed += report?.passed ?? 0;
  counts.failed += report?.failed ?? 0;
  counts.skipped += report?.skipped ?? 0;
  if (code !== 0 && (report?.failed ?? 1) === 0) counts.failed += 1;
  if (code !== 0) console.log(`FAIL ${title}`);
};

const unitAndIntegration = async () => {
  const file = join(reports, 'jest.json');
  // Where they cannot be had, the tests of files fail and say so; the others still run.
  await ensurePrintTools().catch((error) => console.error(error.message));
  // Three on two cores: many suites wait for processes, the database and the clock.
  // A suite that breaks off while it starts a process must end the run with a failure, not hold it for ever.
  const { code } = await run(bin('jest'), ['--json', `--outputFile=${file}`, '--silent', '--forceExit', '--maxWorkers=3'], {
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  });
  const report = readReport(file);
  tally('unit and integration', code, report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  });
};

const endToEnd = async () => {
  const file = join(reports, 'playwright.json');
  const chromium = await ensureBrowser();
  const { code } = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
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

section('end to end');
await endToEnd();

rmSync(reports, { recursive: true, force: true });
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;

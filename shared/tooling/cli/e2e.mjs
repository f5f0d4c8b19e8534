import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { bin, ROOT, run } from './steps.mjs';
import { mixturesAt, overrideOf, resolvedAt, tagsOf } from './tested-versions.mjs';

/**
 * The suite across bundles, against the product of this checkout or any environment, with any registered versions:
 * npm run e2e -- --base https://staging.example --with mfe-projects@1.5.0 --journey refine
 * --matrix walks the last three shells that the environment has started with, with the remotes that are live and that were
 * published last, and the live shell with each of the last three versions of each remote: then the journeys of that remote.
 * What follows a second `--` goes to Playwright.
 */
const USAGE = `Usage: npm run e2e -- [--base URL]... [--with mfe-NAME@VERSION]... [--matrix --token-file FILE] [--journey NAME]... [--remote mfe-NAME]... [-- PLAYWRIGHT OPTIONS]
Without --base it builds this checkout and walks it on a data folder of its own.`;
/** Not in Playwright's own folder, which each run empties. */
const REPORTS = `${ROOT}playwright-report`;

const many = { type: 'string', multiple: true, default: [] };
const OPTIONS = { base: many, with: many, journey: many, remote: many, matrix: { type: 'boolean', default: false }, 'token-file': { type: 'string' } };

const read = () => {
  const given = process.argv.slice(2);
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const { values } = parseArgs({ args: given.slice(0, end), options: OPTIONS });
  const versions = values.with.flatMap((list) => list.split(','));
  if ((versions.length > 0 || values.matrix) && values.base.length === 0) {
    throw new Error('--with and --matrix are of versions that an environment has published: say which by --base.');
  }
  if (values.matrix && (versions.length > 0 || !values['token-file'])) throw new Error('--matrix chooses the versions itself, and needs a token that may list them.');
  return { ...values, versions, playwright: given.slice(end + 1) };
};

/** What is walked, in this order: an environment, the cookie that asks it for versions, and the one remote that it is about. */
const walksOf = async ({ base, versions, remote, matrix, 'token-file': tokenFile }) => {
  if (base.length === 0) return [{}];
  if (!matrix) return base.map((address) => ({ base: address, cookie: overrideOf(versions) }));
  const token = readFileSync(tokenFile, 'utf8').trim();
  const mixtures = await Promise.all(base.map((address) => mixturesAt(address, token)));
  const isAsked = ({ remote: about }) => !about || remote.length === 0 || remote.includes(about);
  return mixtures.flatMap((ones, at) => ones.filter(isAsked).map((one) => ({ base: base[at], ...one })));
};

const linesOf = ({ shell, remotes }) => [`  shell@${shell}`, ...remotes.map(({ name, version }) => `  mfe-${name}@${version}`)].join('\n');

const walk = async ({ base, cookie, remote: about }, name, { journey, remote, playwright }) => {
  const tested = base && (await resolvedAt(base, cookie));
  if (tested) console.log(`Versions under test at ${base}:\n${linesOf(tested)}`);
  const grep = tagsOf(journey, about ? [about] : remote);
  // Not every journey that was asked for walks every remote.
  const onlyWhatThereIs = about ? ['--pass-with-no-tests'] : [];
  const options = ['--reporter=list,html', '--trace=retain-on-failure', ...(grep ? ['--grep', grep] : []), ...onlyWhatThereIs, ...playwright];
  const { code } = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...options], {
    env: {
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: `${REPORTS}/${name}`,
      ...(base && { BASE_URL: base, MFE_VERSIONS: cookie }),
    },
  });
  const passed = code === 0;
  console.log(`${passed ? 'ok  ' : 'FAIL'} playwright-report/${name}/index.html, with traces and screenshots of what failed`);
  return { base, report: `${name}/index.html`, passed, ...tested };
};

const walkAll = async (options) => {
  const { ensureBrowser } = await import('./browser.mjs');
  const { build } = await import('./build.mjs');
  process.env.CHROMIUM_PATH = await ensureBrowser();
  if (options.base.length === 0) await build();
  const walks = await walksOf(options);
  const results = [];
  for (const [at, one] of walks.entries()) results.push(await walk(one, walks.length === 1 ? 'report' : `report-${at + 1}`, options));
  mkdirSync(REPORTS, { recursive: true });
  if (options.base.length > 0) writeFileSync(`${REPORTS}/versions.json`, `${JSON.stringify(results, null, 2)}\n`);
  return results.every(({ passed }) => passed) ? 0 : 1;
};

let options;
try {
  options = read();
} catch (error) {
  console.error(`${error.message}\n${USAGE}`);
  process.exit(2);
}
await ensureInstalled();
try {
  process.exitCode = await walkAll(options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

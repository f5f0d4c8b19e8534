import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { linesOfSummary, summaryOf } from './e2e-summary.mjs';
import { ensureInstalled } from './install.mjs';
import { videoEnvironment } from './record-video.mjs';
import { bin, ROOT, run } from './steps.mjs';
import { mixturesAt, overrideOf, resolvedAt, tagsOf } from './tested-versions.mjs';

/**
 * The suite across bundles, against the product of this checkout or any environment, with any registered versions:
 * npm run e2e -- --base https://staging.example --with mfe-projects@1.5.0 --journey refine
 * --matrix walks the last three shells that the environment has started with, with the remotes that are live and that were
 * published last, and the live shell with each of the last three versions of each remote: then the journeys of that remote.
 * --shard runs one part of it and keeps a blob report, as several machines do; --merge makes one report of them.
 * What follows a second `--` goes to Playwright.
 */
const USAGE = `Usage: npm run e2e -- [--base URL]... [--with mfe-NAME@VERSION]... [--matrix --token-file FILE] [--journey NAME]... [--remote mfe-NAME]... [--grep @TAG]... [--shard I/N] [--quarantined] [-- PLAYWRIGHT OPTIONS]
       npm run e2e -- --merge [FOLDER]
Without --base it builds this checkout and walks it on a data folder of its own.
--grep takes a risk (@money, @access, @work, @release, @pages) or a remote (@auth); --quarantined runs what is in e2e/quarantine.json.`;
/** Not in Playwright's own folder, which each run empties. */
const REPORTS = `${ROOT}playwright-report`;
const BLOBS = `${REPORTS}/blobs`;
const SHARD = /^[1-9]\d*\/[1-9]\d*$/;

const many = { type: 'string', multiple: true, default: [] };
const flag = { type: 'boolean', default: false };
const OPTIONS = { base: many, with: many, journey: many, remote: many, grep: many, matrix: flag, quarantined: flag, merge: flag, shard: { type: 'string' }, 'token-file': { type: 'string' } };

const read = () => {
  const given = process.argv.slice(2);
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const { values, positionals } = parseArgs({ args: given.slice(0, end), options: OPTIONS, allowPositionals: true });
  if (positionals.length > (values.merge ? 1 : 0)) throw new Error(`It does not know "${positionals.at(-1)}".`);
  if (values.shard !== undefined && !SHARD.test(values.shard)) throw new Error('--shard is a part of a whole, as 1/3.');
  if (values.shard !== undefined && (values.matrix || values.base.length > 1)) throw new Error('--shard is of one walk: name one environment, and no --matrix.');
  const versions = values.with.flatMap((list) => list.split(','));
  if ((versions.length > 0 || values.matrix) && values.base.length === 0) {
    throw new Error('--with and --matrix are of versions that an environment has published: say which by --base.');
  }
  if (values.matrix && (versions.length > 0 || !values['token-file'])) throw new Error('--matrix chooses the versions itself, and needs a token that may list them.');
  return { ...values, versions, blobs: resolve(process.env.INIT_CWD ?? ROOT, positionals[0] ?? BLOBS), playwright: given.slice(end + 1) };
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

/** Whether mails, payments and Google are played by stand-ins there. */
const hasStandIns = async (base) => (await fetch(new URL('/dev/mail.json?to=nobody@example.test', base), { signal: AbortSignal.timeout(10_000) }).catch(() => undefined))?.ok ?? false;

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { suites: [] };
  }
};

const HTML = { PLAYWRIGHT_HTML_OPEN: 'never' };

/** Where a walk leaves what it found: a page, or the part of one. */
const reportOf = (name, shard) => {
  const json = `${REPORTS}/${name}.json`;
  const blob = `${BLOBS}/${(shard ?? '').replace('/', '-of-')}.zip`;
  return shard
    ? { at: blob, json, options: ['--reporter=list,blob,json', `--shard=${shard}`], env: { PLAYWRIGHT_BLOB_OUTPUT_FILE: blob, PLAYWRIGHT_JSON_OUTPUT_FILE: json } }
    : { at: `${REPORTS}/${name}/index.html`, json, options: ['--reporter=list,html,json'], env: { ...HTML, PLAYWRIGHT_HTML_OUTPUT_DIR: `${REPORTS}/${name}`, PLAYWRIGHT_JSON_OUTPUT_FILE: json } };
};

const walk = async ({ base, cookie, remote: about }, name, { journey, remote, grep: tags, shard, quarantined, playwright }) => {
  const tested = base && (await resolvedAt(base, cookie));
  if (tested) console.log(`Versions under test at ${base}:\n${linesOf(tested)}`);
  const grep = tagsOf(journey, about ? [about] : remote, tags);
  // Not every journey that was asked for walks every remote, and not every part of few has one.
  const onlyWhatThereIs = about || shard ? ['--pass-with-no-tests'] : [];
  const video = videoEnvironment();
  const report = reportOf(name, shard);
  const options = [...report.options, '--trace=retain-on-failure', ...(grep ? ['--grep', grep] : []), ...onlyWhatThereIs, ...playwright];
  const { code } = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...options], {
    env: {
      ...report.env,
      ...video,
      ...(quarantined && { QUARANTINE: 'run' }),
      ...(base && { BASE_URL: base, MFE_VERSIONS: cookie, STAND_INS: (await hasStandIns(base)) ? 'there' : 'none' }),
    },
  });
  const passed = code === 0;
  console.log(linesOfSummary(summaryOf(readReport(report.json))).join('\n'));
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${relative(ROOT, report.at)}, with traces${video.E2E_VIDEO ? ', videos' : ' (no videos: there is no ffmpeg)'} and screenshots of what failed`);
  return { base, report: relative(REPORTS, report.at), passed, ...tested };
};

/** One page of the reports of all parts. Gives the exit code of the whole. */
const merge = async (blobs) => {
  if (!existsSync(blobs) || !readdirSync(blobs).some((file) => file.endsWith('.zip'))) throw new Error(`There are no reports of parts in ${blobs}: run them with --shard first.`);
  const json = `${REPORTS}/report.json`;
  const { code } = await run(bin('playwright'), ['merge-reports', '--reporter=html,json', blobs], {
    env: { ...HTML, PLAYWRIGHT_HTML_OUTPUT_DIR: `${REPORTS}/report`, PLAYWRIGHT_JSON_OUTPUT_FILE: json },
  });
  const summary = summaryOf(readReport(json));
  console.log(linesOfSummary(summary).join('\n'));
  console.log('playwright-report/report/index.html');
  return code === 0 && summary.failed.length === 0 && summary.passed + summary.flaky.length > 0 ? 0 : 1;
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
  process.exitCode = options.merge ? await merge(options.blobs) : await walkAll(options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

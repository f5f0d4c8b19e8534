import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { bin, ROOT, run } from './steps.mjs';
import { overrideOf, resolvedAt, tagsOf } from './tested-versions.mjs';

/**
 * The suite across bundles, against the product of this checkout or any environment, with any registered versions:
 * npm run e2e -- --base https://staging.example --with mfe-projects@1.5.0 --journey refine
 * What follows a second `--` goes to Playwright.
 */
const USAGE = `Usage: npm run e2e -- [--base URL] [--with mfe-NAME@VERSION]... [--journey NAME]... [--remote mfe-NAME]... [-- PLAYWRIGHT OPTIONS]
Without --base it builds this checkout and walks it on a data folder of its own.`;
const RESULTS = `${ROOT}test-results`;

const many = { type: 'string', multiple: true, default: [] };

const read = () => {
  const given = process.argv.slice(2);
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const { values } = parseArgs({ args: given.slice(0, end), options: { base: { type: 'string' }, with: many, journey: many, remote: many } });
  if (values.with.length > 0 && !values.base) throw new Error('--with names versions that an environment has published: say which by --base.');
  return { ...values, with: values.with.flatMap((list) => list.split(',')), playwright: given.slice(end + 1) };
};

const linesOf = ({ remotes }) => remotes.map(({ name, version }) => `  mfe-${name}@${version}`).join('\n');

const walk = async ({ base, journey, remote, playwright, with: versions }) => {
  const cookie = overrideOf(versions);
  const tested = base && (await resolvedAt(base, cookie));
  if (tested) console.log(`Versions under test at ${base}:\n${linesOf(tested)}`);
  const { ensureBrowser } = await import('./browser.mjs');
  const { build } = await import('./build.mjs');
  if (!base) await build();
  const grep = tagsOf(journey, remote);
  const options = ['--reporter=list,html', '--trace=retain-on-failure', ...(grep ? ['--grep', grep] : []), ...playwright];
  const { code } = await run(bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...options], {
    env: {
      CHROMIUM_PATH: await ensureBrowser(),
      PLAYWRIGHT_HTML_OPEN: 'never',
      PLAYWRIGHT_HTML_OUTPUT_DIR: `${RESULTS}/report`,
      ...(base && { BASE_URL: base, MFE_VERSIONS: cookie }),
    },
  });
  mkdirSync(RESULTS, { recursive: true });
  if (tested) writeFileSync(`${RESULTS}/versions.json`, `${JSON.stringify({ base, passed: code === 0, ...tested }, null, 2)}\n`);
  console.log(`Report: test-results/report/index.html${tested ? ', versions: test-results/versions.json' : ''}. Traces and screenshots of failures are in the report.`);
  return code;
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
  process.exitCode = await walk(options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

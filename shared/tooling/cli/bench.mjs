import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGINE_TARGETS, LAB_TARGETS } from './build-targets.mjs';
import { build } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { bin, ROOT, run } from './steps.mjs';

const built = (file) => `${ROOT}${file}`;

const asked = process.env.INIT_CWD ?? process.cwd();

/** In a browser, from a product that the runner starts, or from BASE_URL. */
const inBrowser = async (config, [option, file]) => {
  const { ensureBrowser } = await import('./browser.mjs');
  const env = { CHROMIUM_PATH: await ensureBrowser(), BENCH_JSON: option === '--json' && file ? resolve(asked, file) : '' };
  const { code } = await run(bin('playwright'), ['test', '-c', config, '--reporter=line'], { env });
  return code;
};

/** What each suite needs built, the program that measures, and what it is passed besides the caller's options. */
const SUITES = {
  // The engine is run in the gateway's own threads: this is the one place that may know both.
  engine: {
    targets: [...LAB_TARGETS, 'shared/brand-kit', 'api-gateway'],
    program: 'shared/engine-lab/dist/bench/main.js',
    options: ['--threads', pathToFileURL(built('api-gateway/dist/rendering/background-pool/engine-threads.js')).href],
    usage: '[--runs N] [--briefs NAME,NAME] [--json FILE]',
  },
  auth: {
    targets: [],
    program: 'api-gateway/dist/bench/auth.js',
    options: [],
    usage: '[--seconds N] [--rounds N] [--json FILE]',
  },
  money: {
    targets: [...ENGINE_TARGETS, 'shared/brand-kit', 'api-gateway'],
    program: 'api-gateway/dist/bench/money.js',
    options: [],
    usage: '[--seconds N] [--rounds N] [--json FILE]',
  },
  // The whole product is attacked, as customers have it.
  security: {
    targets: [],
    program: 'api-gateway/dist/bench/security.js',
    options: [],
    usage: '[--only NAME] [--json FILE]',
  },
  streams: {
    targets: [],
    program: 'api-gateway/dist/bench/streams.js',
    options: [],
    usage: '[--streams N] [--slow N] [--json FILE]',
  },
  crowd: {
    targets: [],
    program: 'api-gateway/dist/bench/crowd.js',
    options: [],
    usage: '[--people N] [--json FILE]',
  },
  soak: {
    targets: [],
    program: 'api-gateway/dist/bench/soak.js',
    options: [],
    usage: '[--minutes N] [--lanes N] [--json FILE]',
  },
  fleet: {
    targets: [],
    program: 'api-gateway/dist/bench/fleet.js',
    options: [],
    usage: '[--gateways N] [--workers N] [--lanes N] [--journeys N] [--s3 s3rver|swift] [--json FILE]',
  },
  // The product's own makers of kits are measured: this is the one place that may know both.
  kit: {
    targets: [...ENGINE_TARGETS, 'shared/brand-kit', 'api-gateway'],
    program: 'shared/brand-kit/dist/bench/main.js',
    options: [
      '--makers',
      pathToFileURL(built('api-gateway/dist/kits/brand-kits/makers/kit-makers.js')).href,
      '--profile',
      built('shared/logo-engine/briefs/northwind-coffee.json'),
    ],
    usage: '[--profile FILE] [--json FILE]',
  },
  web: {
    targets: [],
    browser: 'e2e/lighthouse/playwright.config.ts',
    usage: '[--json FILE]',
  },
  federation: {
    targets: [],
    browser: 'e2e/federation/playwright.config.ts',
    usage: '[--json FILE]',
  },
  releases: {
    targets: [],
    browser: 'e2e/releases/playwright.config.ts',
    usage: '[--json FILE]',
  },
  owner: {
    targets: [],
    browser: 'e2e/walks/playwright.config.ts',
    usage: '[--json FILE]',
  },
  editor: {
    targets: [],
    browser: 'e2e/bench/playwright.config.ts',
    usage: '[--json FILE]',
  },
};

/** What a part of the product takes, on a fresh clone too: npm run bench -- engine [--json FILE] */
const [name, ...options] = process.argv.slice(2);
const suite = SUITES[name];
if (!suite) {
  const lines = Object.entries(SUITES).map(([known, { usage }]) => `  npm run bench -- ${known} ${usage}`);
  console.error(`Usage:\n${lines.join('\n')}`);
  process.exit(2);
}
await ensureInstalled();
await build(suite.targets);
if (suite.browser) {
  process.exitCode = await inBrowser(suite.browser, options);
} else {
  const child = spawn(process.execPath, [built(suite.program), ...suite.options, ...options], { cwd: asked, stdio: 'inherit' });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

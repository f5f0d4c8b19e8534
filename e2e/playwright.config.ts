import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';

/** Walks another environment when BASE_URL names one; by default it starts the production build on a data folder of its own. */
const port = process.env.E2E_PORT ?? '4173';
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

/** One folder for the runner, its workers and the product. What is tagged @own-data reaches into its database: `support/test.ts` skips it elsewhere. */
if (!process.env.BASE_URL) process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'fifteen-e2e-'));

/** Names registered versions, as `npm run e2e -- --with` gives them: every browser of the run asks for these. */
const overrides = process.env.MFE_VERSIONS;
const chosenVersions = overrides && {
  storageState: {
    origins: [],
    cookies: [
      { name: 'mfe_versions', value: overrides, domain: new URL(baseURL).hostname, path: '/', expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const },
    ],
  },
};

const browser = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // Generous: a busy machine costs nothing in a run that passes.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // No trace: it takes a snapshot at each step, in every test. `--trace on` has one where it is wanted.
  use: { baseURL, screenshot: 'only-on-failure', video: process.env.E2E_VIDEO ? 'retain-on-failure' : 'off', ...chosenVersions, ...browser },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...browser } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...browser },
    },
  ],
  ...(process.env.BASE_URL
    ? {}
    : {
        webServer: {
          command: 'node ../shared/tooling/cli/start.mjs',
          // Configurations in folders of this one begin from it.
          cwd: fileURLToPath(new URL('.', import.meta.url)),
          url: `${baseURL}/readyz`,
          timeout: 180_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          stdout: 'pipe',
          env: { PORT: port, DATA_DIR: process.env.E2E_DATA_DIR ?? '', LOG_LEVEL: 'warn', SIGNUPS_AN_HOUR: '10000' },
        },
      }),
});

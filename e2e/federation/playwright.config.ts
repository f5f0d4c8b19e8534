import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** What federation costs a visitor, from a product that it starts, or from BASE_URL: npm run bench -- federation */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/federation',
  fullyParallel: false,
  workers: 1,
  timeout: 1_800_000,
  projects: [{ name: 'federation', use: { ...base.use, viewport: { width: 1440, height: 900 } } }],
});

import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** What a visitor of a public page gets, from a product that it starts, or from BASE_URL: npm run bench -- web */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/lighthouse',
  fullyParallel: false,
  workers: 1,
  timeout: 3_600_000,
  projects: [{ name: 'web' }],
});

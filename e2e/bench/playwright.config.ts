import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** What a person waits for, in a browser, from a product that it starts, or from BASE_URL: npm run bench -- editor */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  fullyParallel: false,
  workers: 1,
  projects: [{ name: 'desktop', use: { ...base.use, viewport: { width: 1440, height: 900 } } }],
});

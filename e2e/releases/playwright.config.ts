import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

/** How soon a release is there, from a product that it starts: npm run bench -- releases */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/releases',
  fullyParallel: false,
  workers: 1,
  timeout: 1_800_000,
  projects: [{ name: 'releases', use: { ...base.use, viewport: { width: 1440, height: 900 } } }],
});

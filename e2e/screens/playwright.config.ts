import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

const screenOf = (width: number, height: number) => ({
  name: String(width),
  use: { ...base.use, viewport: { width, height }, deviceScaleFactor: 1, reducedMotion: 'reduce', colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } } as const,
});

/** Pictures of every screen, written to docs/screens: npm run screens [-- --only NAME,NAME] */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../../test-results/screens',
  fullyParallel: false,
  projects: [screenOf(1440, 900), screenOf(390, 844)],
});

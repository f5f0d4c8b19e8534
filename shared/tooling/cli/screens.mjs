import { ensureInstalled } from './install.mjs';
import { bin, run } from './steps.mjs';

/** Pictures of every screen and state in docs/screens, from a product that it starts, or from BASE_URL. */
const options = process.argv.slice(2);
const at = options.indexOf('--only');
if (options.length > 0 && (at !== 0 || options.length !== 2)) {
  console.error('Usage: npm run screens [-- --only NAME,NAME]');
  process.exit(2);
}
await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { build } = await import('./build.mjs');
if (!process.env.BASE_URL) await build();
const { code } = await run(bin('playwright'), ['test', '-c', 'e2e/screens/playwright.config.ts', '--reporter=line'], {
  env: { CHROMIUM_PATH: await ensureBrowser(), SCREENS_ONLY: at === 0 ? options[1] : '' },
});
process.exitCode = code;

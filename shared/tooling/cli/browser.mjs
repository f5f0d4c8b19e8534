import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/**
 * Path of a Chromium for the end-to-end tests. Where none is there, Debian's is installed: browser builds of
 * Playwright's own come from a host that closed networks do not reach.
 * @returns {Promise<string>}
 * @throws when there is none and none can be installed
 */
export const ensureBrowser = async () => {
  if (found()) return found();
  console.log('Installing Chromium for the end-to-end tests (apt-get)');
  const output = await aptInstall(['chromium']);
  if (found()) return found();
  throw new Error(`No Chromium, and apt-get could not install it. Set CHROMIUM_PATH to one.\n${output.slice(-2000)}`);
};

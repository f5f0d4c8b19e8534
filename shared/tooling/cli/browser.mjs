import { existsSync } from 'node:fs';
import { run } from './steps.mjs';

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
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  await run(apt[0], [...apt.slice(1), 'update', '-qq'], { quiet: true });
  const { output } = await run(apt[0], [...apt.slice(1), 'install', '-y', '-qq', 'chromium'], { quiet: true });
  if (found()) return found();
  throw new Error(`No Chromium, and apt-get could not install it. Set CHROMIUM_PATH to one.\n${output.slice(-2000)}`);
};

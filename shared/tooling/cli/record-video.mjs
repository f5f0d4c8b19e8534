import { accessSync, constants, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from './steps.mjs';

const CACHE = `${ROOT}.cache/playwright`;

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Playwright records with an ffmpeg of its own, from a folder that is named after a revision: here stands the system's.
 * @returns {Record<string, string>} the environment in which videos are recorded; empty where there is no ffmpeg
 */
export const videoEnvironment = () => {
  const ffmpeg = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'ffmpeg')).find(isProgram);
  if (!ffmpeg || process.platform !== 'linux') return {};
  const { browsers } = JSON.parse(readFileSync(`${ROOT}node_modules/playwright-core/browsers.json`, 'utf8'));
  const folder = join(CACHE, `ffmpeg-${browsers.find(({ name }) => name === 'ffmpeg').revision}`);
  const link = join(folder, 'ffmpeg-linux');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(link)) symlinkSync(ffmpeg, link);
  return { PLAYWRIGHT_BROWSERS_PATH: CACHE, E2E_VIDEO: 'on' };
};

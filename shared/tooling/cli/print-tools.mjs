import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

/** Programs that check files as a print shop or a player would, or make films, and the Debian packages that bring them. */
const PACKAGES = { ffmpeg: 'ffmpeg', gs: 'ghostscript', pdffonts: 'poppler-utils', pdfimages: 'poppler-utils', pdftoppm: 'poppler-utils', xmllint: 'libxml2-utils' };

const isOnPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const missing = () => Object.keys(PACKAGES).filter((program) => !isOnPath(program));

/**
 * Sees to it that ffmpeg, Ghostscript, Poppler's tools and xmllint are there for the tests of the engine's and the kit's files.
 * @throws when one is missing and cannot be installed
 */
export const ensurePrintTools = async () => {
  const programs = missing();
  if (programs.length === 0) return;
  const packages = [...new Set(programs.map((program) => PACKAGES[program]))];
  console.log(`Installing ${packages.join(', ')} for the tests of files (apt-get)`);
  const output = await aptInstall(packages);
  if (missing().length === 0) return;
  throw new Error(`No ${missing().join(', ')}, and apt-get could not install ${packages.join(', ')}.\n${output.slice(-2000)}`);
};

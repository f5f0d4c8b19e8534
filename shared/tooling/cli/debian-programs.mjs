import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

/** Debian puts servers where the path of an ordinary user does not look. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];

const isThere = (program) =>
  FOLDERS.some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/**
 * Installs what is missing of these programs.
 * @param {Readonly<Record<string, string>>} packages each program with the Debian package that brings it
 * @param {string} purpose what they are for, as the end of a sentence
 * @throws when one is missing and cannot be installed
 */
export const ensurePrograms = async (packages, purpose) => {
  const missing = () => Object.keys(packages).filter((program) => !isThere(program));
  const programs = missing();
  if (programs.length === 0) return;
  const wanted = [...new Set(programs.map((program) => packages[program]))];
  console.log(`Installing ${wanted.join(', ')} for ${purpose} (apt-get)`);
  const output = await aptInstall(wanted);
  if (missing().length === 0) return;
  throw new Error(`No ${missing().join(', ')}, and apt-get could not install ${wanted.join(', ')}.\n${output.slice(-2000)}`);
};

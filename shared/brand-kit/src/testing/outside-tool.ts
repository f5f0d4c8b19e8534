import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian packages of the programs that print files are checked with. */
const PACKAGES = { gs: 'ghostscript', pdfinfo: 'poppler-utils', pdffonts: 'poppler-utils', pdfimages: 'poppler-utils', pdftotext: 'poppler-utils' };

/** What a print shop's program prints. Rejects with what to install where it is missing: no test is skipped. */
export const outsideTool = async (program: keyof typeof PACKAGES, args: readonly string[]): Promise<string> => {
  try {
    return (await run(program, [...args], { maxBuffer: 1 << 24 })).stdout;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') throw new Error(`${program} is missing: apt-get install ${PACKAGES[program]}`, { cause: error });
    throw error;
  }
};

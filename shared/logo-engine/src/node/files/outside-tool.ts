import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian packages of the programs that files are checked with. */
const PACKAGES = { gs: 'ghostscript', pdffonts: 'poppler-utils', pdfimages: 'poppler-utils', pdftoppm: 'poppler-utils', xmllint: 'libxml2-utils' };

/** Runs a program of a print shop; gives what it printed. Rejects with its own words, or with what to install where it is missing: no test is skipped. */
export async function outsideTool(program: keyof typeof PACKAGES, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(program, [...args], { maxBuffer: 1 << 24 });
    return stdout;
  } catch (error) {
    const { code, stderr = '', stdout = '' } = error as { code?: unknown; stderr?: string; stdout?: string };
    if (code === 'ENOENT') throw new Error(`${program} is missing: apt-get install ${PACKAGES[program]}`, { cause: error });
    throw new Error(`${program} ${args.join(' ')}: ${stderr}${stdout}`, { cause: error });
  }
}

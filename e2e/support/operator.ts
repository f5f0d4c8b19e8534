import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { wantsTag } from './test.ts';

const ADMIN = fileURLToPath(new URL('../../api-gateway/dist/app/admin/main.js', import.meta.url));

/** `npm run admin -- COMMAND`, without the build that is there; gives what it prints. */
export const operate = async (...command: string[]): Promise<string> => {
  wantsTag('@own-data');
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...command], { env });
  return stdout;
};

import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const RELEASE = fileURLToPath(new URL('../../api-gateway/dist/releases/main.js', import.meta.url));

/** `npm run release -- COMMAND` on the product under test; gives what it prints. Throws with its words where it refuses. */
export const release = async (baseURL: string, ...command: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, PUBLIC_URL: baseURL, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [RELEASE, ...command], { env });
  return stdout;
};

/** Publishes a folder that was made for a test, and removes it. */
export const publishFolder = async (baseURL: string, remote: string, version: string, folder: string): Promise<void> => {
  await release(baseURL, 'publish', remote, '--version', version, '--from', folder);
  rmSync(folder, { recursive: true });
};

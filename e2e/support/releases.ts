import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const RELEASE = fileURLToPath(new URL('../../api-gateway/dist/app/release/main.js', import.meta.url));

/** `npm run release -- COMMAND` on the product under test; gives what it prints. Throws with its words where it refuses. */
export const release = async (baseURL: string, ...command: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR, PUBLIC_URL: baseURL, NODE_OPTIONS: '' };
  const { stdout } = await promisify(execFile)(process.execPath, [RELEASE, ...command], { env });
  return stdout;
};

/** The API by which teams release: a process for each move would take longer than what is tested. */
export interface ReleaseApi {
  /** Of an operator. */
  readonly token: string;
  /** `info/versions/1.1.0/promote` */
  readonly move: (path: string, body?: object) => Promise<unknown>;
  /** Publishes a folder that was made for a test, and removes it. */
  readonly publish: (remote: string, version: string, folder: string) => Promise<void>;
}

/** Said by a build about itself: read at publishing, not served. */
const REPORT = /^(mf-\w+|release)\.json$/;

const hashed = (folder: string, name: string) => {
  const bytes = readFileSync(join(folder, name));
  const digest = createHash('sha384').update(bytes).digest();
  return { name, bytes, digest: digest.toString('hex'), integrity: `sha384-${digest.toString('base64')}` };
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br') && !REPORT.test(entry.name))
    .map((entry) => hashed(folder, join(entry.parentPath, entry.name).slice(folder.length + 1)));

export const releaseApi = async (baseURL: string): Promise<ReleaseApi> => {
  const [token = ''] = (await release(baseURL, 'token', 'create', 'operator')).split('\n');
  const send = async (path: string, body: string | Uint8Array<ArrayBuffer>, type: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const answer = await fetch(`${baseURL}/api/v1/releases/${path}`, { method: 'POST', headers, body });
    const said = await answer.text();
    if (!answer.ok) throw new Error(said);
    return said ? JSON.parse(said) : undefined;
  };
  const move: ReleaseApi['move'] = (path, body = {}) => send(path, JSON.stringify(body), 'application/json');
  return {
    token,
    move,
    publish: async (remote, version, folder) => {
      const { contract, requires } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { contract: number; requires: object };
      const files = filesIn(folder);
      const { missing } = (await move(`${remote}/missing-files`, { files: files.map(({ integrity }) => integrity) })) as { missing: string[] };
      for (const { integrity, digest, bytes } of files) {
        if (missing.includes(integrity)) await send(`${remote}/files/${digest}`, new Uint8Array(bytes), 'application/octet-stream');
      }
      const named = files.map(({ name, integrity }) => ({ name, integrity }));
      await move(`${remote}/versions`, { version, contract, requires, files: named, preload: { js: [], css: [] } });
      rmSync(folder, { recursive: true });
    },
  };
};

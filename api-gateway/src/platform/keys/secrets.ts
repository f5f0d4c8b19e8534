import { hkdfSync, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'secret.key';
const PREVIOUS_FILE = 'secret.key.previous';

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The installation's secret, made once. Written aside and linked, so that two processes never hold two secrets. */
export const readOrCreateSecret = (dataDir: string): string => {
  const path = join(dataDir, FILE);
  const existing = read(path);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
};

/** Puts an installation's secret into an empty data folder. False where it holds another one, which stays. */
export const putSecret = (dataDir: string, secret: string): boolean => {
  const path = join(dataDir, FILE);
  const existing = read(path);
  if (existing) return existing === secret;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' });
  return true;
};

/** The secret before it, while it is being replaced; undefined where there is none. */
export const readPreviousSecret = (dataDir: string): string | undefined => read(join(dataDir, PREVIOUS_FILE));

/** A key for one purpose, derived from the installation's secret: knowing one key gives no other. A rotation adds a salt. */
export const deriveKey = (secret: string, purpose: string, salt = ''): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, `fifteen${salt && `:${salt}`}`, purpose, 32));

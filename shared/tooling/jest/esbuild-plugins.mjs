import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

/**
 * Packages that stay outside of a bundle: they are native, or read files beside them.
 * @param {(path: string) => boolean} stays of what is imported by a bare name
 * @returns {import('esbuild').Plugin}
 */
export const packagesOutside = (stays) => ({
  name: 'packages that stay outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[\w@]/ }, ({ path, kind }) => (kind !== 'entry-point' && stays(path) ? { path, external: true } : undefined));
  },
});

/**
 * A module that reads files beside it finds them from the bundle, too.
 * @type {import('esbuild').Plugin}
 */
export const addressesKept = {
  name: 'addresses of modules',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[/\\]src[/\\].*\.ts$/ }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      if (!code.includes('import.meta.url')) return undefined;
      return { contents: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)), loader: 'ts' };
    });
  },
};

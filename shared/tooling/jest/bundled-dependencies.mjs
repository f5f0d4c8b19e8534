import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { keep, removeOld } from './kept-bundles.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** What a bundled CommonJS module asks of Node itself. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

/** Packages that the bundled ones ask for and that are not installed. */
const ABSENT = ['pg-native', 'pg-cloudflare', '@opentelemetry/*'];

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Exports a package's names one by one: of a CommonJS package, esbuild would pass on the default alone. */
const entryOf = async (specifier) => {
  const names = Object.keys(await import(specifier)).filter((name) => IDENTIFIER.test(name) && name !== '__esModule');
  const module = JSON.stringify(specifier);
  return [
    `import * as all from ${module};`,
    ...names.map((name, turn) => `const export${turn} = all[${JSON.stringify(name)}]; export { export${turn} as ${name} };`),
  ].join('\n');
};

/** @returns {import('esbuild').Plugin} */
const entries = {
  name: 'entries of packages',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ path, kind }) => (kind === 'entry-point' ? { path, namespace: 'entry' } : undefined));
    onLoad({ filter: /./, namespace: 'entry' }, async ({ path }) => ({ contents: await entryOf(path), resolveDir: ROOT }));
  },
};

const keyOf = (specifiers) => {
  const hash = createHash('sha256').update(specifiers.join('\n')).update(process.version);
  for (const file of [join(ROOT, 'package-lock.json'), fileURLToPath(import.meta.url)]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/**
 * Installed packages as a few files. Jest resolves, reads and links each module again for each suite, and these
 * have some 1,300 of them: that took longer than most suites of the gateway. Made once for a state of the lock file.
 *
 * @param {string} cache folder that keeps the bundles
 * @param {string[]} specifiers as the sources import them, resolved from the repository's root
 * @returns {Promise<Record<string, string>>} jest's `moduleNameMapper` for them
 */
export const bundledDependencies = async (cache, specifiers) => {
  const name = keyOf(specifiers);
  const folder = join(cache, name);
  if (!existsSync(folder)) {
    const { outputFiles } = await build({
      entryPoints: Object.fromEntries(specifiers.map((specifier) => [specifier, specifier])),
      outdir: cache,
      outExtension: { '.js': '.mjs' },
      banner: { js: REQUIRE },
      bundle: true,
      splitting: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      keepNames: true,
      mainFields: ['module', 'main'],
      external: ABSENT,
      plugins: [entries],
      logLevel: 'error',
    });
    await keep(cache, name, outputFiles);
    await removeOld(cache, name);
  }
  return Object.fromEntries(specifiers.map((specifier) => [`^${specifier}$`, join(folder, `${specifier}.mjs`)]));
};

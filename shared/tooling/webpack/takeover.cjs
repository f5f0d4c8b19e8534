// @ts-check
const { existsSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');
const { baseConfig } = require('./base.cjs');
const { OnlyFilePlugin } = require('./only-file-plugin.cjs');
const { sharedAtOnce, sharedRequests } = require('./shared-modules.cjs');

/** The name under which the gateway looks for it. */
const TAKEOVER_FILE = 'takeover.js';

/** @param {string} folder */
exports.hasTakeover = (folder) => existsSync(path.join(folder, 'src/takeover.ts'));

/** The shell's own copies, or an error where its versions are others: see `lend-shared.ts` there. */
const fromShell = (/** @type {{ request?: string }} */ { request = '' }, /** @type {(error?: Error | null, external?: string) => void} */ done) => {
  const range = sharedAtOnce()[request];
  if (range) return done(null, `var fifteenShared(${JSON.stringify(request)}, ${JSON.stringify(range)})`);
  if (sharedRequests().includes(request)) return done(new Error(`${request} comes later than a page is taken over`));
  return done();
};

/**
 * The remote as one file that needs the shell and no federation: it takes over a page that the server drew of it. Its
 * styles are those of the remote's own build, which the page wears.
 * @param {string} folder @param {string} name
 */
exports.takeoverConfig = (folder, name) => {
  const base = baseConfig({ folder, name, production: true });
  const cache = /** @type {import('webpack').FileCacheOptions} */ (base.cache);
  return {
    ...base,
    entry: { takeover: './src/takeover.ts' },
    output: { ...base.output, clean: false, filename: TAKEOVER_FILE, library: { name: 'fifteenTakeover', type: 'assign' } },
    cache: { ...cache, name: `${cache.name}-takeover` },
    externals: [fromShell],
    module: { ...base.module, generator: { 'asset/resource': { emit: false } } },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin'),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new OnlyFilePlugin(TAKEOVER_FILE),
    ],
  };
};

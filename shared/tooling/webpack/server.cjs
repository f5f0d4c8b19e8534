// @ts-check
const path = require('node:path');
const webpack = require('webpack');
const { baseConfig } = require('./base.cjs');
const { OnlyFilePlugin } = require('./only-file-plugin.cjs');
const { sharedRequests } = require('./shared-modules.cjs');

/** The name under which the gateway looks for it; never served. */
const SERVER_FILE = 'server.cjs';
exports.SERVER_FILE = SERVER_FILE;

/** What the isolate lacks: the shell brings it for itself and for every remote. */
const GLOBALS = './src/server-globals';

/**
 * The same pages, which write themselves as HTML: `src/server.ts` or `.tsx`. The gateway runs them in an isolate that has
 * the language and nothing of Node. Class names are those of the browser's build, whose stylesheets are used. A remote
 * takes from the shell what it takes from it in a browser.
 * @param {string} folder @param {string} name @param {'shell' | 'remote'} role
 */
exports.serverConfig = (folder, name, role) => {
  const base = baseConfig({ folder, name, production: true });
  const cache = /** @type {import('webpack').FileCacheOptions} */ (base.cache);
  return {
    ...base,
    target: ['webworker', 'es2022'],
    entry: { server: role === 'shell' ? [GLOBALS, './src/server'] : './src/server' },
    output: {
      ...base.output,
      clean: false,
      filename: SERVER_FILE,
      library: { type: 'commonjs2' },
      publicPath: '/',
    },
    cache: { ...cache, name: `${cache.name}-server` },
    externals: role === 'remote' ? Object.fromEntries(sharedRequests().map((request) => [request, `commonjs ${request}`])) : {},
    module: {
      ...base.module,
      // Styles, fonts and pictures are the browser's build's to write.
      generator: { 'asset/resource': { emit: false } },
    },
    optimization: { ...base.optimization, chunkIds: /** @type {const} */ ('deterministic') },
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin'),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new OnlyFilePlugin(SERVER_FILE),
    ],
  };
};

/** @param {string} folder */
exports.hasServer = (folder) => ['ts', 'tsx'].some((ending) => require('node:fs').existsSync(path.join(folder, `src/server.${ending}`)));

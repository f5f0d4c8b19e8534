// @ts-check
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./base.cjs');
const { PreloadFontsPlugin } = require('./preload-fonts-plugin.cjs');
const { serverConfig } = require('./server.cjs');
const { ReleaseReportPlugin } = require('./release-report-plugin.cjs');
const { providedVersions, sharedModules } = require('./shared-modules.cjs');

/**
 * Gives the remotes the shell's copy of the federation runtime. `provideExternalRuntime` names the same plugin as CommonJS,
 * and that brings the whole runtime a second time.
 */
const provideRuntime = () =>
  path.join(path.dirname(require.resolve('@module-federation/inject-external-runtime-core-plugin')), 'index.js');

const provideBundlerRuntime = path.join(__dirname, 'provide-bundler-runtime.mjs');

const withoutSnapshots = () => new NormalModuleReplacementPlugin(/\/SnapshotHandler\.js$/, path.join(__dirname, 'no-snapshots.mjs'));

/**
 * The host. The remotes are released by themselves, so that the build knows none of them: which ones there are the shell
 * reads from the registry in the page, and registers them with the runtime that the plugin brings (`federation.ts` there).
 * @param {string} folder
 */
exports.shell = (folder) => (/** @type {unknown} */ _env, /** @type {{ mode?: string }} */ argv) => {
  const production = argv.mode !== 'development';
  const own = require(path.join(folder, 'package.json'));
  const base = baseConfig({ folder, name: 'shell', production });
  const browser = {
    ...base,
    entry: { main: './src/index.tsx' },
    output: { ...base.output, publicPath: '/' },
    // What comes later comes in one file: a request costs more than what two chunks could share.
    optimization: { ...base.optimization, splitChunks: /** @type {const} */ (false) },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: path.join(folder, 'src/index.html'),
        scriptLoading: 'defer',
        minify: false,
      }),
      new PreloadFontsPlugin(/-latin-wght-normal\..*\.woff2$/),
      new ReleaseReportPlugin({ version: own.version, contract: own.contract, provides: providedVersions() }),
      withoutSnapshots(),
      new ModuleFederationPlugin({
        name: 'fifteen_shell',
        remotes: {},
        shared: sharedModules('shell'),
        shareStrategy: 'loaded-first',
        manifest: false,
        runtimePlugins: [provideRuntime(), provideBundlerRuntime],
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
  // Watch mode draws its pages in the browser alone.
  return production ? [browser, serverConfig(folder, 'shell', 'shell')] : browser;
};

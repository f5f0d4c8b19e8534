// @ts-check
const path = require('node:path');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const { baseConfig } = require('./base.cjs');
const { PreloadFontsPlugin } = require('./preload-fonts-plugin.cjs');
const { serverConfig } = require('./server.cjs');
const { ReleaseReportPlugin } = require('./release-report-plugin.cjs');
const { providedVersions } = require('./shared-modules.cjs');

/** What the federation's own plugin would say to its runtime: a browser alone, and no snapshots. */
const LEAN_RUNTIME = { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true };

const withoutSnapshots = () => new NormalModuleReplacementPlugin(/\/SnapshotHandler\.js$/, path.join(__dirname, 'no-snapshots.mjs'));

/**
 * The host. It knows no remote: which ones there are it reads from the registry in the page; and it begins the federation
 * by itself, at the first remote that it loads: see `federation-host.ts`.
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
      new DefinePlugin({ ...LEAN_RUNTIME, PROVIDED_VERSIONS: JSON.stringify(providedVersions()) }),
    ],
  };
  // Watch mode draws its pages in the browser alone.
  return production ? [browser, serverConfig(folder, 'shell', 'shell')] : browser;
};

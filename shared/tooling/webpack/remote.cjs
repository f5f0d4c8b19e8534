// @ts-check
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { baseConfig } = require('./base.cjs');
const { ReleaseReportPlugin } = require('./release-report-plugin.cjs');
const { hasServer, serverConfig } = require('./server.cjs');
const { sharedModules, sharedRanges } = require('./shared-modules.cjs');

/** The shell has it, in the version that `release.json` asks for: see `provide-bundler-runtime.mjs`. */
const bundlerRuntimeOfShell = (/** @type {{ request?: string }} */ { request }, /** @type {(error?: null, external?: string) => void} */ done) =>
  /\/webpack-bundler-runtime\//.test(request ?? '') ? done(null, 'global fifteenBundlerRuntime') : done();

/**
 * A remote: it exposes `src/remote.ts` and brings no copy of what the shell provides.
 * @param {string} folder of the package, whose name is `@fifteen/mfe-<name>`
 */
exports.remote = (folder) => {
  const { name: packageName, version, contract } = require(path.join(folder, 'package.json'));
  const name = packageName.replace('@fifteen/mfe-', '');
  return (/** @type {unknown} */ _env, /** @type {{ mode?: string }} */ argv) => {
    const production = argv.mode !== 'development';
    const base = baseConfig({ folder, name, production });
    const browser = {
      ...base,
      entry: {},
      externals: [bundlerRuntimeOfShell],
      output: { ...base.output, publicPath: 'auto' },
      plugins: [
        ...(base.plugins ?? []),
        new ReleaseReportPlugin({ name, version, contract, requires: sharedRanges() }),
        new ModuleFederationPlugin({
          name: `fifteen_${name}`,
          filename: 'remoteEntry.js',
          exposes: { './routes': './src/remote.ts' },
          shared: sharedModules('remote'),
          shareStrategy: 'loaded-first',
          manifest: true,
          dts: false,
          dev: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
        }),
      ],
    };
    // Watch mode draws its pages in the browser alone.
    if (!production) return browser;
    return [browser, ...(hasServer(folder) ? [serverConfig(folder, name, 'remote')] : [])];
  };
};

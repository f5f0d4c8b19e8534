// @ts-check
const path = require('node:path');

const webFolder = path.resolve(__dirname, '../../web');

/** @param {string} name */
const versionOf = (name) => require(require.resolve(`${name}/package.json`, { paths: [webFolder] })).version;

/**
 * Modules with state or identity: there is one of each on the page, and the shell brings it: see `shared-modules.ts` there.
 * Package to its entries.
 */
const ONE_OF_EACH = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  zustand: ['zustand'],
  '@fifteen/web': ['@fifteen/web/router', '@fifteen/web/session', '@fifteen/web/query'],
};

/** Comes with the first remote that uses it. */
const LATER = new Set(['@fifteen/web/query']);

/**
 * What remotes are built with is not in them: the shell brings the one copy of the federation runtime, too, as globals
 * (`externalRuntime`, and `lent-runtime.mjs`).
 */
const RUNTIME = ['@module-federation/runtime-core', '@module-federation/webpack-bundler-runtime'];
const runtimeVersion = () => require('../package.json').dependencies['@module-federation/enhanced'];

/** @returns {[request: string, version: string][]} */
const versions = () =>
  Object.entries(ONE_OF_EACH).flatMap(([name, requests]) => {
    const version = name === '@fifteen/web' ? require(path.join(webFolder, 'package.json')).version : versionOf(name);
    return requests.map((request) => /** @type {[string, string]} */ ([request, version]));
  });

/** @param {string} version */
const rangeOf = (version) => `^${version.split('.')[0]}.0.0`;

/** @returns {[request: string, range: string][]} */
const ranges = () => versions().map(([request, version]) => [request, rangeOf(version)]);

/**
 * What a remote takes from the shell. It holds no copy at all, and falls back alone where the shell's version does not
 * satisfy it. Shared modules are not tree-shaken, so large packages are shared behind a facade of ours.
 */
exports.sharedModules = () =>
  Object.fromEntries(ranges().map(([request, requiredVersion]) => [request, { singleton: true, strictVersion: true, requiredVersion, import: /** @type {const} */ (false) }]));

/** Ranges of the modules that a remote needs the shell to provide. @returns {Record<string, string>} */
exports.sharedRanges = () => ({
  ...Object.fromEntries(ranges()),
  ...Object.fromEntries(RUNTIME.map((name) => [name, `^${runtimeVersion()}`])),
});

/** Every request that the shell answers. */
exports.sharedRequests = () => Object.values(ONE_OF_EACH).flat();

/** Those that it answers at once. @returns {Record<string, string>} to their ranges */
exports.sharedAtOnce = () => Object.fromEntries(ranges().filter(([request]) => !LATER.has(request)));

/** Versions of the modules that the shell provides. @returns {Record<string, string>} */
exports.providedVersions = () => ({
  ...Object.fromEntries(versions()),
  ...Object.fromEntries(RUNTIME.map((name) => [name, runtimeVersion()])),
});

// @ts-check
const path = require('node:path');

const webFolder = path.resolve(__dirname, '../../web');

/** @param {string} name */
const versionOf = (name) => require(require.resolve(`${name}/package.json`, { paths: [webFolder] })).version;

/** Modules with state or identity: there is one of each on the page, and the shell brings it. Package to its entries. */
const ONE_OF_EACH = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  zustand: ['zustand'],
  '@fifteen/web': ['@fifteen/web/router', '@fifteen/web/session', '@fifteen/web/query'],
};

/** Fetched with the first remote that uses it: the landing page does without. */
const LATER = new Set(['@fifteen/web/query']);

/**
 * What remotes are built with is not in them: the shell brings the one copy of the federation runtime, too, as globals
 * (`externalRuntime`, and `provide-bundler-runtime.mjs`).
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

/**
 * The shell holds them in its first file; a remote holds no copy at all, and falls back alone where the shell's version
 * does not satisfy it. Shared modules are not tree-shaken, so large packages are shared behind a facade of ours.
 * @param {'shell' | 'remote'} role
 */
exports.sharedModules = (role) =>
  Object.fromEntries(
    versions().map(([request, version]) => {
      const terms = { singleton: true, strictVersion: true, requiredVersion: rangeOf(version) };
      return [request, role === 'shell' ? { ...terms, version, eager: !LATER.has(request) } : { ...terms, import: /** @type {const} */ (false) }];
    }),
  );

/** Ranges of the modules that a remote needs the shell to provide. @returns {Record<string, string>} */
exports.sharedRanges = () => ({
  ...Object.fromEntries(versions().map(([request, version]) => [request, rangeOf(version)])),
  ...Object.fromEntries(RUNTIME.map((name) => [name, `^${runtimeVersion()}`])),
});

/** Every request that the shell answers. */
exports.sharedRequests = () => Object.values(ONE_OF_EACH).flat();

/** Versions of the modules that the shell provides. @returns {Record<string, string>} */
exports.providedVersions = () => ({
  ...Object.fromEntries(versions()),
  ...Object.fromEntries(RUNTIME.map((name) => [name, runtimeVersion()])),
});

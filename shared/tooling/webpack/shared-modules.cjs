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

/**
 * The shell holds them in its first chunk; a remote holds no copy at all, and falls back alone where the shell's version
 * does not satisfy it. Shared modules are not tree-shaken, so large packages are shared behind a facade of ours.
 * @param {'shell' | 'remote'} role
 */
exports.sharedModules = (role) => {
  const entries = Object.entries(ONE_OF_EACH).flatMap(([name, requests]) => {
    const version = name === '@fifteen/web' ? require(path.join(webFolder, 'package.json')).version : versionOf(name);
    const major = `^${version.split('.')[0]}.0.0`;
    const terms = { singleton: true, strictVersion: true, requiredVersion: major };
    const part = (/** @type {string} */ request) =>
      role === 'shell' ? { ...terms, version, eager: !LATER.has(request) } : { ...terms, import: false };
    return requests.map((request) => [request, part(request)]);
  });
  return Object.fromEntries(entries);
};

/** Ranges of the modules that a remote needs the shell to provide. @returns {Record<string, string>} */
exports.sharedRanges = () => ({
  ...Object.fromEntries(Object.entries(exports.sharedModules('remote')).map(([request, { requiredVersion }]) => [request, requiredVersion])),
  ...Object.fromEntries(RUNTIME.map((name) => [name, `^${runtimeVersion()}`])),
});

/** Every request that the shell answers. */
exports.sharedRequests = () => Object.values(ONE_OF_EACH).flat();

/** Versions of the modules that the shell provides. @returns {Record<string, string>} */
exports.providedVersions = () => ({
  ...Object.fromEntries(Object.entries(exports.sharedModules('shell')).map(([request, part]) => [request, 'version' in part ? part.version : ''])),
  ...Object.fromEntries(RUNTIME.map((name) => [name, runtimeVersion()])),
});

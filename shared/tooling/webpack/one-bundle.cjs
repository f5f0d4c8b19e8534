// @ts-check
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { shell } = require('./shell.cjs');

const ROOT = path.resolve(__dirname, '../../..');
const FEDERATED = new Set(['ModuleFederationPlugin', 'ReleaseReportPlugin', 'ChunkGuardPlugin']);

/**
 * The same shell and the same remotes as one bundle, split by remote, with no federation: what the parts are measured
 * beside. It is built by the bench and never served.
 * @param {string} output folder
 */
exports.oneBundle = (output) => {
  const made = shell(path.join(ROOT, 'shell'))({}, { mode: 'production' });
  const base = Array.isArray(made) ? made[0] : made;
  return {
    ...base,
    output: { ...base.output, path: output },
    cache: false,
    plugins: [
      ...(base.plugins ?? []).filter((plugin) => !FEDERATED.has(plugin?.constructor.name ?? '')),
      new NormalModuleReplacementPlugin(/\/federation\.ts$/, path.join(__dirname, 'one-bundle-remotes.mjs')),
    ],
  };
};

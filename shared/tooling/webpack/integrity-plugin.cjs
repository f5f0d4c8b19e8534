// @ts-check
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** A hash that no file has: what the page's list does not name is refused. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;

/** @param {string} tag @param {string} url */
const guarded = (tag, url) => `
var integrity = globalThis[Symbol.for("fifteen.integrity")];
if (integrity) {
  ${tag}.crossOrigin = "anonymous";
  ${tag}.integrity = integrity[new URL(${url}, document.baseURI).pathname] || "${IMPOSSIBLE}";
}`;

/**
 * Gives every chunk that a bundle loads later the hash that the page was sent with. The releases are hashed when they
 * are published, so the shell can check remotes that were built after it. Without a list (development) nothing changes.
 */
exports.IntegrityPlugin = class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}${guarded('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, names) => `${source ?? ''}${guarded(names.tag, names.href)}`,
      );
    });
  }
};

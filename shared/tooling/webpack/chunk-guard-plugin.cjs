// @ts-check
const LoadScriptRuntimeModule = require('webpack/lib/runtime/LoadScriptRuntimeModule');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** A hash that no file has: what the page's list does not name is refused. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;

/**
 * @param {string} tag variable that holds the element
 * @param {string} attribute that holds its address
 * @param {string} url variable that holds the address
 */
const guarded = (tag, attribute, url) => `
var page = globalThis[Symbol.for("fifteen.chunks")];
if (page && page.integrity) {
  ${tag}.crossOrigin = "anonymous";
  ${tag}.integrity = page.integrity[new URL(${url}, document.baseURI).pathname] || "${IMPOSSIBLE}";
}
if (page && page.retry) ${tag}.${attribute} = ${url} + page.retry;`;

/**
 * Gives every chunk that a bundle loads later the hash that the page was sent with. The releases are hashed when they
 * are published, so the shell can check remotes that were built after it. Without a list (development) nothing changes.
 * After a failure the shell adds a query: a browser holds a second request for an address until the first, which hangs,
 * is done.
 */
exports.ChunkGuardPlugin = class ChunkGuardPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ChunkGuardPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkGuardPlugin',
        (source) => `${source}${guarded('script', 'src', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'ChunkGuardPlugin',
        (source, names) => `${source ?? ''}${guarded(names.tag, 'href', names.href)}`,
      );
    });
  }
};

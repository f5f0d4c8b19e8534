// @ts-check
const { transform } = require('esbuild');

/** Takes comments, spaces and longhands out of stylesheets; the names that the code knows stay. */
exports.SmallCssPlugin = class SmallCssPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SmallCssPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'SmallCssPlugin', stage }, async (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.css'))) {
          const { code } = await transform(String(assets[name]?.source()), { loader: 'css', minify: true, target: 'chrome120' });
          compilation.updateAsset(name, new sources.RawSource(code));
        }
      });
    });
  }
};

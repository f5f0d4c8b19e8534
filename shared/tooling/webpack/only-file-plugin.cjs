// @ts-check

/** Keeps one file of a build beside another one, whose styles, fonts and pictures are already written. */
exports.OnlyFilePlugin = class OnlyFilePlugin {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('OnlyFile', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'OnlyFile', stage }, (assets) => {
        for (const file of Object.keys(assets)) if (file !== this.file) compilation.deleteAsset(file);
      });
    });
  }
};

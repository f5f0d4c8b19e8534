// @ts-check
const HtmlWebpackPlugin = require('html-webpack-plugin');

/** Preloads the two fonts that every page needs, so that text is drawn in them at once. */
exports.PreloadFontsPlugin = class PreloadFontsPlugin {
  /** @param {RegExp} pattern of the names of the font files */
  constructor(pattern) {
    this.pattern = pattern;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadFontsPlugin', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap('PreloadFontsPlugin', (data) => {
        const fonts = Object.keys(compilation.assets).filter((name) => this.pattern.test(name));
        const tags = fonts.map((name) => ({
          tagName: 'link',
          voidTag: true,
          meta: {},
          attributes: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: 'anonymous' },
        }));
        data.headTags.unshift(...tags);
        return data;
      });
    });
  }
};

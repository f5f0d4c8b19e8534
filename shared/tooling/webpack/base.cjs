// @ts-check
const { createRequire } = require('node:module');
const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const webpack = require('webpack');
const { ChunkGuardPlugin } = require('./chunk-guard-plugin.cjs');
const { SmallCssPlugin } = require('./small-css-plugin.cjs');

/** Milliseconds until a chunk that does not come is given up; webpack would wait for two minutes. */
const CHUNK_TIMEOUT_MS = 8_000;

/**
 * react-router-dom passes on react-router, whose export map names only its development build; production takes the other
 * folder.
 */
const routerForProduction = () => {
  const web = path.resolve(__dirname, '../../web');
  const dom = path.dirname(require.resolve('react-router-dom/package.json', { paths: [web] }));
  const folder = path.dirname(createRequire(path.join(dom, 'package.json')).resolve('react-router/package.json'));
  return {
    'react-router$': path.join(folder, 'dist/production/index.mjs'),
    'react-router/dom$': path.join(folder, 'dist/production/dom-export.mjs'),
  };
};

/** @param {boolean} production @param {string} name */
const rules = (production, name) => [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // The development runtime differs from the shell's; one runtime serves every mixture of builds.
        transform: { react: { runtime: 'automatic', development: false } },
      },
      module: { type: 'es6' },
    },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: production ? `${name}-[hash:base64:6]` : `${name}-[name]-[local]`,
          },
        },
      },
    ],
  },
  { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name].[contenthash:8][ext]' } },
  { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset/resource', generator: { filename: 'img/[name].[contenthash:8][ext]' } },
];

/**
 * What the shell and the remotes have in common.
 * @param {{ folder: string, name: string, production: boolean }} app
 * @returns {import('webpack').Configuration}
 */
exports.baseConfig = ({ folder, name, production }) => ({
  context: folder,
  mode: production ? 'production' : 'development',
  target: ['web', 'es2022'],
  devtool: false,
  output: {
    path: path.join(folder, 'dist'),
    // Written beside it by the build that renders pages; watch mode has none, and wants none of before.
    clean: production ? { keep: /^server\.cjs$/ } : true,
    uniqueName: `fifteen_${name}`,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    hashFunction: 'xxhash64',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    conditionNames: ['@fifteen/source', '...'],
    alias: production ? routerForProduction() : {},
  },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(folder, '.cache/webpack'),
    name: production ? 'production' : 'development',
    buildDependencies: { config: [__filename, require.resolve('./chunk-guard-plugin.cjs'), path.join(folder, 'webpack.config.cjs')] },
  },
  module: { rules: rules(production, name) },
  optimization: {
    chunkIds: 'named',
    moduleIds: 'deterministic',
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
      }),
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
      ignoreOrder: true,
    }),
    new ChunkGuardPlugin(),
    ...(production ? [new SmallCssPlugin()] : []),
    // Kept beside the build and out of what is served.
    new webpack.SourceMapDevToolPlugin({ filename: '../.cache/maps/[file].map', append: production ? false : undefined }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});

// @ts-check
const { Compilation, sources } = require('webpack');

/** Writes `release.json` beside the build: what the registry must know of it. It is read at publishing and not served. */
exports.ReleaseReportPlugin = class ReleaseReportPlugin {
  /** @param {Record<string, unknown>} report */
  constructor(report) {
    this.report = report;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseReport', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'ReleaseReport', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        compilation.emitAsset('release.json', new sources.RawSource(`${JSON.stringify(this.report, null, 2)}\n`));
      });
    });
  }
};

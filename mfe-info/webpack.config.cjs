const { remote } = require('@fifteen/tooling/webpack/remote.cjs');

module.exports = remote(__dirname);

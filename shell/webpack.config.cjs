const { shell } = require('@fifteen/tooling/webpack/shell.cjs');

module.exports = shell(__dirname);

import { basename } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { bin, run } from './steps.mjs';

/** The tests of one package, its contract tests among them: npm test -w mfe-info [-- PATTERN] */
await ensureInstalled();
const project = basename(process.cwd());
const { code } = await run(bin('jest'), ['--selectProjects', project, '--passWithNoTests=false', '--', ...process.argv.slice(2).filter((word) => word !== '--')], {
  env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
});
process.exitCode = code;

import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { bin, ROOT, run, step, twoAtATime } from './steps.mjs';

/**
 * What is type-checked, each as one program: packages of one environment read each other's sources, and a program for
 * each package would check the engine six times. Contracts are on their own, so that they use neither Node nor the browser.
 * The longest go first.
 */
const PROGRAMS = {
  'of the engine, the gateway and the tools': 'shared/tooling/tsconfig/every-node-package.json',
  'of the front end': 'shared/tooling/tsconfig/every-web-package.json',
  'of the contracts': 'shared/contracts/tsconfig.json',
  'of the journeys': 'e2e/tsconfig.json',
};

const lint = () => run(bin('oxlint'), ['--deny-warnings'], { quiet: true });
// The compiler's four threads each work out the same types again: one takes a third of the processor time, and two steps run at once.
const types = (program) => run(bin('tsc'), ['--noEmit', '--singleThreaded', '-p', program], { quiet: true });
const arrows = () => run(bin('depcruise'), ['--config', '.dependency-cruiser.mjs', 'src'], { quiet: true, cwd: `${ROOT}api-gateway` });
const migrations = () => run('node', ['--import', 'tsx', 'api-gateway/src/platform/database/migrations/check.ts'], { quiet: true });
const unused = () => run(bin('knip'), ['--no-progress'], { quiet: true });
const quality = () => run('node', ['shared/tooling/cli/quality-map.mjs', '--check'], { quiet: true });
// A whole new remote is made and built by `npm test` only.
const boundaries = () =>
  run(bin('jest'), ['--selectProjects', 'tooling', '--testPathIgnorePatterns', 'new-remote'], { quiet: true, env: { NODE_OPTIONS: '--experimental-vm-modules' } });

/** Lint, types, boundaries, migrations and unused code. Gives whether all of it passed. */
export const check = async () => {
  const steps = [
    ...Object.entries(PROGRAMS).map(([name, program]) => () => step(`types ${name}`, () => types(program))),
    () => step('lint', lint),
    () => step('boundaries', boundaries),
    () => step('arrows and circles of the gateway', arrows),
    () => step('migrations that contract', migrations),
    () => step('unused code', unused),
    () => step('quality map', quality),
  ];
  return (await twoAtATime(steps, (start) => start())).every(Boolean);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  process.exitCode = (await check()) ? 0 : 1;
}

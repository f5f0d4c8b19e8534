import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { bin, ROOT, run, step, twoAtATime } from './steps.mjs';

const PACKAGES = [
  'shared/contracts',
  'shared/geometry',
  'shared/typography',
  'shared/drawing',
  'shared/meaning',
  'shared/idea-book',
  'shared/logo-engine',
  'shared/studios',
  'shared/engine-lab',
  'shared/brand-kit',
  'shared/web',
  'shared/testing',
  'shared/tooling',
  'shell',
  'mfe-marketing',
  'mfe-auth',
  'mfe-projects',
  'mfe-account',
  'mfe-info',
  'api-gateway',
  'e2e',
];

const typed = PACKAGES.filter((folder) => existsSync(`${ROOT}${folder}/tsconfig.json`));

const lint = () => run(bin('oxlint'), ['--deny-warnings'], { quiet: true });
const types = (folder) => run(bin('tsc'), ['--noEmit', '-p', folder], { quiet: true });
const arrows = () => run(bin('depcruise'), ['--config', '.dependency-cruiser.mjs', 'src'], { quiet: true, cwd: `${ROOT}api-gateway` });
const unused = () => run(bin('knip'), ['--no-progress'], { quiet: true });
const quality = () => run('node', ['shared/tooling/cli/quality-map.mjs', '--check'], { quiet: true });
const boundaries = () =>
  run(bin('jest'), ['--selectProjects', 'tooling'], { quiet: true, env: { NODE_OPTIONS: '--experimental-vm-modules' } });

/** Lint, types, boundaries and unused code. Gives whether all of it passed. */
export const check = async () => {
  const steps = [
    () => step('lint', lint),
    ...typed.map((folder) => () => step(`types ${folder}`, () => types(folder))),
    () => step('boundaries', boundaries),
    () => step('arrows and circles of the gateway', arrows),
    () => step('unused code', unused),
    () => step('quality map', quality),
  ];
  return (await twoAtATime(steps, (start) => start())).every(Boolean);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  process.exitCode = (await check()) ? 0 : 1;
}

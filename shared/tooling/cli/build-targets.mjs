import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { bin, ROOT, run } from './steps.mjs';

/** Packages that a browser loads, each built by webpack on its own. */
export const FRONT_ENDS = ['shell', 'mfe-marketing', 'mfe-auth', 'mfe-projects', 'mfe-account', 'mfe-info'];

const ENGINE = 'shared/logo-engine';
/** What the gateway serves under /media. */
const MEDIA = 'api-gateway/dist/media';

const empty = (folder, { keep = [] } = {}) => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!keep.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
};

const compile = (folder, kept) => () => {
  empty(join(ROOT, folder, 'dist'), { keep: kept });
  return run(bin('tsc'), ['-p', join(folder, 'tsconfig.build.json')], { quiet: true });
};

const bundle = (folder) => async () => {
  const cwd = join(ROOT, folder);
  const env = { NODE_ENV: 'production' };
  const args = ['build', '--mode', 'production', '--config', 'webpack.config.cjs'];
  const result = await run(bin('webpack'), args, { quiet: true, cwd, env });
  if (result.code === 0) await compressFolder(join(cwd, 'dist'));
  return result;
};

const library = (stage, folder, { after = [], kept = [] } = {}) => ({
  name: folder,
  stage,
  sources: [folder, ...after],
  output: `${folder}/dist`,
  make: compile(folder, kept),
});

const frontEnd = (folder) => ({
  name: folder,
  stage: 3,
  sources: [folder, 'shared/contracts', 'shared/web', 'shared/tooling/webpack'],
  output: `${folder}/dist`,
  make: bundle(folder),
});

/** The engine's script `<name>-pictures` draws into a folder of that name. */
const pictures = (script) => {
  const output = `${MEDIA}/${script.replace(/-pictures$/, '')}`;
  const args = ['run', '--silent', script, '-w', '@fifteen/logo-engine', '--', '--out', join(ROOT, output)];
  const make = async () => {
    empty(join(ROOT, output));
    const result = await run('npm', args, { quiet: true });
    if (result.code === 0) await compressFolder(join(ROOT, output));
    return result;
  };
  return { name: script, stage: 3, sources: [ENGINE, 'shared/contracts'], output, make };
};

const scriptsOf = (folder) => Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).scripts);
const hasWebpack = (folder) => existsSync(join(ROOT, folder, 'webpack.config.cjs'));

/** Everything that a build makes. A stage starts when the one before it is done. */
export const TARGETS = [
  library(1, 'shared/contracts'),
  library(2, ENGINE, { after: ['shared/contracts'] }),
  library(3, 'api-gateway', { after: ['shared/contracts', ENGINE], kept: ['media'] }),
  ...scriptsOf(ENGINE).filter((script) => script.endsWith('-pictures')).map(pictures),
  ...FRONT_ENDS.filter(hasWebpack).map(frontEnd),
];

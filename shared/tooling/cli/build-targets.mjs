import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressFolder } from './compress.mjs';
import { bin, ROOT, run } from './steps.mjs';

/** Packages that a browser loads, each built by webpack on its own. */
export const FRONT_ENDS = ['shell', 'mfe-marketing', 'mfe-auth', 'mfe-projects', 'mfe-account', 'mfe-info'];

const PICTURES = 'api-gateway/dist/media/taste';

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

const drawPictures = () => {
  empty(join(ROOT, PICTURES));
  const out = join(ROOT, PICTURES);
  return run('npm', ['run', '--silent', 'taste-pictures', '-w', '@fifteen/logo-engine', '--', '--out', out], { quiet: true });
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

const pictures = {
  name: 'taste pictures',
  stage: 3,
  sources: ['shared/logo-engine', 'shared/contracts'],
  output: PICTURES,
  make: drawPictures,
};

const manifest = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
const drawsPictures = Boolean(manifest('shared/logo-engine').scripts['taste-pictures']);
const hasWebpack = (folder) => existsSync(join(ROOT, folder, 'webpack.config.cjs'));

/** Everything that a build makes. A stage starts when the one before it is done. */
export const TARGETS = [
  library(1, 'shared/contracts'),
  library(2, 'shared/logo-engine', { after: ['shared/contracts'] }),
  library(3, 'api-gateway', { after: ['shared/contracts', 'shared/logo-engine'], kept: ['media'] }),
  ...(drawsPictures ? [pictures] : []),
  ...FRONT_ENDS.filter(hasWebpack).map(frontEnd),
];

import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundleThreads } from './bundle-threads.mjs';
import { compressFolder } from './compress.mjs';
import { bin, ROOT, run } from './steps.mjs';

/** Packages that a browser loads, each built by webpack on its own. */
export const FRONT_ENDS = ['shell', 'mfe-marketing', 'mfe-auth', 'mfe-projects', 'mfe-account', 'mfe-info'];

const ENGINE = 'shared/logo-engine';
const KIT = 'shared/brand-kit';
/** Tells how threads are bundled. */
const CLI = 'shared/tooling/cli';
/** What the gateway serves under /media. */
const MEDIA = 'api-gateway/dist/media';

const empty = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Removes what an earlier build left and this one did not write. Not emptied before: a running product loads from here.
 * @param {string} dist @param {string} output of `tsc --listEmittedFiles` @param {string[]} kept folders of others
 */
const removeStale = (dist, output, kept) => {
  const written = new Set([...output.matchAll(/^TSFILE: (.+)$/gm)].map(([, path]) => path));
  for (const name of readdirSync(dist, { recursive: true })) {
    const path = join(dist, name);
    const isOthers = kept.some((folder) => name.startsWith(`${folder}/`));
    if (!isOthers && !written.has(path) && statSync(path).isFile()) rmSync(path);
  }
};

const compile = (folder, kept) => async () => {
  const args = ['--listEmittedFiles', '-p', join(folder, 'tsconfig.build.json')];
  const { code, output } = await run(bin('tsc'), args, { quiet: true });
  if (code === 0) removeStale(join(ROOT, folder, 'dist'), output, kept);
  return { code, output };
};

const bundle = (folder) => async () => {
  const cwd = join(ROOT, folder);
  const env = { NODE_ENV: 'production' };
  const args = ['build', '--mode', 'production', '--config', 'webpack.config.cjs'];
  const result = await run(bin('webpack'), args, { quiet: true, cwd, env });
  if (result.code === 0) await compressFolder(join(cwd, 'dist'));
  return result;
};

/** The engine's fonts, decompressed. */
const openFonts = () => run(process.execPath, [join(ROOT, ENGINE, 'dist/node/open-fonts/main.js')], { quiet: true });

const inOrder = (...steps) => async () => {
  let result = { code: 0, output: '' };
  for (const work of steps) if (result.code === 0) result = await work();
  return result;
};

const library = (stage, folder, { after = [], kept = [], finishing = [] } = {}) => ({
  name: folder,
  stage,
  sources: [folder, ...after],
  output: `${folder}/dist`,
  make: inOrder(compile(folder, kept), ...finishing),
});

const frontEnd = (folder) => ({
  name: folder,
  stage: 3,
  sources: [folder, 'shared/contracts', 'shared/web', 'shared/tooling/webpack'],
  output: `${folder}/dist`,
  make: bundle(folder),
});

/** A package's script that draws into a folder of what is served. */
const drawing = ({ stage, script, workspace, folder, sources }) => {
  const output = `${MEDIA}/${folder}`;
  const args = ['run', '--silent', script, '-w', workspace, '--', '--out', join(ROOT, output)];
  const make = async () => {
    empty(join(ROOT, output));
    const result = await run('npm', args, { quiet: true });
    if (result.code === 0) await compressFolder(join(ROOT, output));
    return result;
  };
  return { name: script, stage, sources, output, make };
};

/** The engine's script `<name>-pictures` draws into a folder of that name. */
const pictures = (script) =>
  drawing({ stage: 3, script, workspace: '@fifteen/logo-engine', folder: script.replace(/-pictures$/, ''), sources: [ENGINE, 'shared/contracts'] });

/** The site's own icons, by the pack that customers get. */
const icons = drawing({ stage: 4, script: 'icons', workspace: '@fifteen/brand-kit', folder: 'icons', sources: [KIT, ENGINE, 'shared/contracts'] });

/** The landing page's films are committed: they only move to where the gateway serves them. */
const reels = () => {
  const [source, output] = [`${KIT}/reels`, `${MEDIA}/reels`];
  const make = async () => {
    empty(join(ROOT, output));
    cpSync(join(ROOT, source), join(ROOT, output), { recursive: true });
    return { code: 0, output: '' };
  };
  return { name: 'reels', stage: 3, sources: [source], output, make };
};

const scriptsOf = (folder) => Object.keys(JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).scripts);
const hasWebpack = (folder) => existsSync(join(ROOT, folder, 'webpack.config.cjs'));

/** Everything that a build makes. A stage starts when the one before it is done. */
export const TARGETS = [
  library(1, 'shared/contracts'),
  library(2, ENGINE, { after: ['shared/contracts'], kept: ['fonts'], finishing: [openFonts] }),
  library(3, KIT, { after: ['shared/contracts', ENGINE] }),
  library(4, 'api-gateway', { after: ['shared/contracts', ENGINE, KIT, CLI], kept: ['media'], finishing: [bundleThreads] }),
  ...scriptsOf(ENGINE).filter((script) => script.endsWith('-pictures')).map(pictures),
  reels(),
  icons,
  ...FRONT_ENDS.filter(hasWebpack).map(frontEnd),
];

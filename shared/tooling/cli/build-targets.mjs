import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { bundleThreads } from './bundle-threads.mjs';
import { compressFolder } from './compress.mjs';
import { bin, ROOT, run } from './steps.mjs';

/** Packages that a browser loads, each built by webpack on its own. */
export const FRONT_ENDS = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).workspaces.filter((folder) => /^(?:shell$|mfe-)/.test(folder));

const TYPOGRAPHY = 'shared/typography';
const ENGINE = 'shared/logo-engine';
/** What the engine is made of, each built after the one before it. */
const ENGINE_PARTS = ['shared/geometry', TYPOGRAPHY, 'shared/drawing', 'shared/meaning', 'shared/idea-book'];
const STUDIOS = 'shared/studios';
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
  const args = ['--listEmittedFiles', '--singleThreaded', '-p', join(folder, 'tsconfig.build.json')];
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

/** The fonts of logos, decompressed. */
const openFonts = () => run(process.execPath, [join(ROOT, TYPOGRAPHY, 'dist/node/open-fonts/main.js')], { quiet: true });

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
  stage: 6,
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

/** The concepts that the landing page opens with. */
const landingPictures = drawing({ stage: 6, script: 'landing-pictures', workspace: '@fifteen/logo-engine', folder: 'landing', sources: [...ENGINE_PARTS, ENGINE, 'shared/contracts'] });

/** The site's own icons, by the pack that customers get. */
const icons = drawing({ stage: 7, script: 'icons', workspace: '@fifteen/brand-kit', folder: 'icons', sources: [KIT, ...ENGINE_PARTS, ENGINE, 'shared/contracts'] });

/** Media that are committed only move to where the gateway serves them. */
const committed = (name, source, folder) => {
  const output = `${MEDIA}/${folder}`;
  const make = async () => {
    empty(join(ROOT, output));
    cpSync(join(ROOT, source), join(ROOT, output), { recursive: true });
    await compressFolder(join(ROOT, output));
    return { code: 0, output: '' };
  };
  return { name, stage: 3, sources: [source], output, make };
};

/** The landing page's films: no build needs ffmpeg for them, or costs a minute. */
const reels = committed('reels', `${KIT}/reels`, 'reels');

/** The taste test's pictures are committed too. */
const tastePictures = committed('taste-pictures', `${ENGINE}/taste-pictures`, 'taste');

const hasWebpack = (folder) => existsSync(join(ROOT, folder, 'webpack.config.cjs'));

/** Everything that a build makes; what is `onDemand` only by name. A stage starts when the one before it is done. */
export const TARGETS = [
  library(1, 'shared/contracts'),
  library(1, 'shared/geometry'),
  library(1, 'shared/meaning'),
  library(2, TYPOGRAPHY, { after: ['shared/contracts', 'shared/geometry'], kept: ['fonts'], finishing: [openFonts] }),
  library(3, 'shared/drawing', { after: ['shared/geometry', TYPOGRAPHY] }),
  library(4, 'shared/idea-book', { after: ['shared/contracts', 'shared/drawing', 'shared/meaning'] }),
  library(5, ENGINE, { after: ['shared/contracts', ...ENGINE_PARTS] }),
  library(6, STUDIOS, { after: ['shared/contracts', ...ENGINE_PARTS, ENGINE] }),
  { ...library(7, 'shared/engine-lab', { after: ['shared/contracts', ...ENGINE_PARTS, ENGINE, STUDIOS] }), onDemand: true },
  library(6, KIT, { after: ['shared/contracts', ...ENGINE_PARTS, ENGINE] }),
  library(7, 'api-gateway', { after: ['shared/contracts', ...ENGINE_PARTS, ENGINE, STUDIOS, KIT, CLI], kept: ['media'], finishing: [bundleThreads] }),
  landingPictures,
  reels,
  tastePictures,
  icons,
  ...FRONT_ENDS.filter(hasWebpack).map(frontEnd),
];

/** The engine and all that it is made of. */
export const ENGINE_TARGETS = ['shared/contracts', ...ENGINE_PARTS, ENGINE];

/** The same with what looks at it. */
export const LAB_TARGETS = [...ENGINE_TARGETS, STUDIOS, 'shared/engine-lab'];

/** In the order in which a build does them. */
export const STAGES = [...new Set(TARGETS.map(({ stage }) => stage))].sort((one, other) => one - other);

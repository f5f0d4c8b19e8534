/**
 * Fills `fonts/` from the @fontsource packages that `font-packages.json` pins: the chosen files as woff2, cut down to
 * what the engine draws, their licence and notices, and `catalogue.json`.
 *
 *   mkdir FOLDER && cp tools/font-packages.json FOLDER/package.json
 *   npm install --prefix FOLDER --ignore-scripts
 *   node tools/vendor-fonts.mjs FOLDER [PACKAGE]
 *
 * With a package's folder, the styles in its `tools/text-styles.mjs` go into its own `fonts/`.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIGURES, characterSets } from './character-sets.mjs';
import { FONT_STYLES as NAME_STYLES, LEFT_OUT } from './font-styles.mjs';
import { licenceOf, writeLicences } from './font-licences.mjs';
import { MEASURED_APART, measureFont, openFont, runsOf } from './measure-font.mjs';
import { subsetFont } from './subset-font.mjs';

const [source, elsewhere] = process.argv.slice(2);
if (!source) throw new Error('Usage: node tools/vendor-fonts.mjs FOLDER_WITH_NODE_MODULES [PACKAGE]');

const home = elsewhere ? pathToFileURL(`${path.resolve(elsewhere)}/`) : new URL('../', import.meta.url);
const { FONT_STYLES } = elsewhere ? await import(new URL('tools/text-styles.mjs', home)) : { FONT_STYLES: NAME_STYLES };
const packages = path.resolve(source, 'node_modules', '@fontsource');
const { dependencies: pinned } = JSON.parse(await readFile(new URL('tools/font-packages.json', home), 'utf8'));
const sets = characterSets(packages);
const target = new URL('fonts/', home).pathname;

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });

const styles = [];
const licences = [];
for (const style of FONT_STYLES) await vendor(style);
await writeFile(path.join(target, 'catalogue.json'), `[\n${styles.map((style) => JSON.stringify(style)).join(',\n')}\n]\n`);
await writeLicences(target, licences);

async function vendor({ subsets, script, ...style }) {
  const folder = path.join(packages, style.family);
  const { family: name } = JSON.parse(await readFile(path.join(folder, 'metadata.json'), 'utf8'));
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  if (pinned[`@fontsource/${style.family}`] !== version) throw new Error(`@fontsource/${style.family} is ${version}, not as pinned`);
  const licence = await licenceOf(folder, name, path.join(folder, 'files', fileOf(style, subsets[0])));

  const files = [];
  const measures = {};
  for (const subset of subsets) {
    const original = path.join(folder, 'files', fileOf(style, subset));
    if (!existsSync(original) || LEFT_OUT.has(`${style.family}-${subset}`)) continue;
    const bytes = await readFile(original);
    const opened = await openFont(bytes);
    const drawn = opened.face.collectUnicodes();
    const measured = subset.replace('-display', '');
    if (measured === (script ?? 'latin')) measures.own = measureFont(opened, style.class, measured);
    else if (MEASURED_APART[measured]) measures[MEASURED_APART[measured]] = measureFont(opened, style.class, measured);
    const file = `${style.family}-${style.weight}-${subset}.woff2`;
    const kept = licence.isReserved ? { bytes, points: drawn } : await cutDown(bytes, new Set(drawn), subset);
    await writeFile(path.join(target, file), kept.bytes);
    files.push({ file, coverage: runsOf(kept.points) });
  }
  const { own, ...inScript } = measures;
  const origin = `@fontsource/${style.family}@${version}`;
  licences.push({ name, source: origin, ...licence });
  styles.push({
    id: `${style.family}-${style.weight}`,
    name,
    ...style,
    files,
    ...own,
    ...(Object.keys(inScript).length > 0 && { inScript }),
    source: origin,
    licence: 'OFL-1.1',
  });
}

/** A package's file for a subset: display sets are cut from the whole script, figures from the Latin. */
function fileOf({ family, weight }, subset) {
  const from = subset === 'figures' ? 'latin' : subset.replace('-display', '');
  return `${family}-${from}-${weight}-normal.woff2`;
}

async function cutDown(bytes, drawn, subset) {
  const wanted = new Set(subset === 'figures' ? FIGURES : [...sets[subset], 0x20]);
  const points = [...wanted].filter((point) => drawn.has(point));
  return { bytes: await subsetFont(bytes, points), points };
}

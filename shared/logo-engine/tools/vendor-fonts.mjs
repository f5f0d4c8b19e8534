/**
 * Fills `fonts/` from @fontsource packages: the chosen woff2 files, their licences and `catalogue.json`.
 *
 *   npm install --prefix FOLDER @fontsource/jost ...      (every family of font-styles.mjs)
 *   node tools/vendor-fonts.mjs FOLDER
 */
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { COMMON_SUBSETS, EXTRA_SUBSETS, FONT_STYLES, LEFT_OUT } from './font-styles.mjs';
import { measureFont, openFont, rangesOf } from './measure-font.mjs';

const source = process.argv[2];
if (!source) throw new Error('Usage: node tools/vendor-fonts.mjs FOLDER_WITH_NODE_MODULES');

const packages = path.join(source, 'node_modules', '@fontsource');
const target = new URL('../fonts/', import.meta.url).pathname;

await rm(target, { recursive: true, force: true });
await mkdir(path.join(target, 'licences'), { recursive: true });

const styles = [];
for (const style of FONT_STYLES) styles.push(await vendor(style));
await writeFile(path.join(target, 'catalogue.json'), `[\n${styles.map((style) => JSON.stringify(style)).join(',\n')}\n]\n`);

async function vendor(style) {
  const folder = path.join(packages, style.family);
  const { family: name } = JSON.parse(await readFile(path.join(folder, 'metadata.json'), 'utf8'));
  await copyFile(path.join(folder, 'LICENSE'), path.join(target, 'licences', `${style.family}.txt`));

  const files = [];
  let measures;
  for (const subset of [...COMMON_SUBSETS, ...(EXTRA_SUBSETS[style.family] ?? [])]) {
    const original = path.join(folder, 'files', `${style.family}-${subset}-${style.weight}-normal.woff2`);
    if (!existsSync(original) || LEFT_OUT.includes(`${style.family}-${style.weight}-${subset}`)) continue;
    const file = `${style.family}-${style.weight}-${subset}.woff2`;
    await copyFile(original, path.join(target, file));
    const opened = await openFont(await readFile(original));
    measures ??= measureFont(opened, style.class);
    files.push({ file, coverage: rangesOf(opened.face.collectUnicodes()) });
  }
  return { id: `${style.family}-${style.weight}`, name, ...style, files, ...measures };
}

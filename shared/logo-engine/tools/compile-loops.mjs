/**
 * Compiles `loops/*.ts`, which are AssemblyScript, to WebAssembly, and writes it to `src/loops/module.ts`. The compiler
 * takes a hundred megabytes, so it is installed only where the loops are changed. The test `loops.test.ts` holds what was
 * compiled against plain code, and its stamp against the sources.
 *
 *   npm install --prefix FOLDER --ignore-scripts assemblyscript@0.28.20
 *   node tools/compile-loops.mjs FOLDER
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stampOfLoops } from './loops-stamp.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/compile-loops.mjs FOLDER_WITH_NODE_MODULES');

const home = new URL('../', import.meta.url);
const { default: asc } = await import(pathToFileURL(path.resolve(folder, 'node_modules/assemblyscript/dist/asc.js')).href);

const written = new Map();
const { error, stderr } = await asc.main(
  [fileURLToPath(new URL('loops/index.ts', home)), '--baseDir', '/', '--runtime', 'stub', '--noAssert', '--optimizeLevel', '3', '--converge', '--outFile', 'loops.wasm'],
  { writeFile: (name, contents) => void written.set(name, contents) },
);
if (error) throw new Error(`${error.message}\n${stderr.toString()}`);

const bytes = Buffer.from(written.get('loops.wasm')).toString('base64');
await writeFile(
  new URL('src/loops/module.ts', home),
  `// Written by tools/compile-loops.mjs from loops/*.ts. Not to be edited.
export const SOURCE_STAMP = '${await stampOfLoops()}';
export const MODULE_IN_BASE64 =
  '${bytes}';
`,
);
console.log(`${bytes.length} characters, from ${(await readFile(new URL('loops/index.ts', home), 'utf8')).split('\n').length - 1} files`);

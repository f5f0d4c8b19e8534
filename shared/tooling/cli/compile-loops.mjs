/**
 * Compiles a package's `loops/*.ts`, which are AssemblyScript, to WebAssembly, and writes it to `src/loops/module.ts`.
 * The compiler takes a hundred megabytes, so it is installed only where loops are changed. The package's test holds
 * what was compiled against plain code, and its stamp against the sources.
 *
 *   npm install --prefix FOLDER --ignore-scripts assemblyscript@0.28.20
 *   node shared/tooling/cli/compile-loops.mjs shared/logo-engine FOLDER
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stampOfLoops } from '../jest/loops-stamp.mjs';

const [workspace, folder] = process.argv.slice(2);
if (!workspace || !folder) throw new Error('Usage: node shared/tooling/cli/compile-loops.mjs PACKAGE FOLDER_WITH_NODE_MODULES');

const home = pathToFileURL(`${path.resolve(workspace)}/`);
const sources = new URL('loops/', home);
const { default: asc } = await import(pathToFileURL(path.resolve(folder, 'node_modules/assemblyscript/dist/asc.js')).href);

const written = new Map();
const { error, stderr } = await asc.main(
  [fileURLToPath(new URL('index.ts', sources)), '--baseDir', '/', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--optimizeLevel', '3', '--converge', '--outFile', 'loops.wasm'],
  { writeFile: (name, contents) => void written.set(name, contents) },
);
if (error) throw new Error(`${error.message}\n${stderr.toString()}`);

const bytes = Buffer.from(written.get('loops.wasm')).toString('base64');
await writeFile(
  new URL('src/loops/module.ts', home),
  `// Written by shared/tooling/cli/compile-loops.mjs from loops/*.ts. Not to be edited.
export const SOURCE_STAMP = '${await stampOfLoops(sources)}';
export const MODULE_IN_BASE64 =
  '${bytes}';
`,
);
console.log(`${bytes.length} characters`);

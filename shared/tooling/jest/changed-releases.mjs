import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = 'remoteEntry.js';
const REPORT = 'release.json';

/** More than any budget allows, and of a kind that packs badly. */
const TOO_MUCH = () => `\n/* ${randomBytes(400_000).toString('base64')} */`;

const edit = (folder, name, change) => {
  const path = join(folder, name);
  const changed = change(readFileSync(path, 'utf8'));
  writeFileSync(path, changed);
  // What was packed is of before; a file that was packed stays so, or its size would be a second fault.
  if (existsSync(`${path}.br`)) writeFileSync(`${path}.br`, brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
};

const append = (folder, name, text) => edit(folder, name, (source) => source + text);
const editReport = (folder, change) => edit(folder, REPORT, (text) => JSON.stringify(change(JSON.parse(text))));
const chunkOf = (folder) => readdirSync(folder).find((name) => /^__federation_expose_routes\..*\.js$/.test(name));

/** Puts code between the container and who loads it. `module` is what the real one exposes, `React` the shell's. */
const wrap = (folder, remote, code) =>
  append(
    folder,
    ENTRY,
    `\n;{ const real = fifteen_${remote}; let scope;
      fifteen_${remote} = {
        init: (given, ...more) => { scope = given; return real.init(given, ...more); },
        get: async (id) => {
          const make = await real.get(id);
          const React = (await Object.values(scope.react)[0].get())();
          return () => { const module = { ...make() }; ${code} };
        },
      }; }`,
  );

const replacePages = (page) => `return { ...module, routes: module.routes.map(({ path }) => ({ path, Component: ${page} })) };`;

/** Ways to break a release: each takes a copy of a real build, and the remote's name. */
const BREAKAGES = {
  import: (folder, remote) => wrap(folder, remote, `throw new Error('broken at import');`),
  render: (folder, remote) => wrap(folder, remote, replacePages(`() => { throw new Error('broken in render'); }`)),
  effect: (folder, remote) =>
    wrap(folder, remote, replacePages(`() => { React.useEffect(() => { throw new Error('broken in an effect'); }); return React.createElement('h1', null, 'Help'); }`)),
  /** As a fault that only some browsers meet: those that have something stored under `breaks`. */
  'render for some': (folder, remote) =>
    wrap(folder, remote, `if (!localStorage.getItem('breaks')) return module; ${replacePages(`() => { throw new Error('broken in render'); }`)}`),
  /** Its report says one, its module another. */
  'hidden contract': (folder, remote) => wrap(folder, remote, 'return { ...module, contract: 2 };'),
  contract: (folder) => editReport(folder, (report) => ({ ...report, contract: 2 })),
  'missing chunk': (folder) => rmSync(join(folder, chunkOf(folder))),
  'React 18': (folder) => editReport(folder, (report) => ({ ...report, requires: { ...report.requires, react: '^18.0.0' } })),
  'own React': (folder) => append(folder, chunkOf(folder), '\nvar own = { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: {} };'),
  oversized: (folder) => append(folder, chunkOf(folder), TOO_MUCH()),
  eval: (folder) => append(folder, ENTRY, '\neval("globalThis.evaluated = true");'),
  'foreign style': (folder) => append(folder, readdirSync(folder).find((name) => name.endsWith('.css')), '\n.x{background:url(https://example.com/x.png)}'),
};

const copyOf = (remote) => {
  const built = join(ROOT, `mfe-${remote}/dist`);
  if (!existsSync(join(built, ENTRY))) throw new Error(`${built} is not built. Run npm run build.`);
  const folder = mkdtempSync(join(tmpdir(), 'fifteen-release-'));
  cpSync(built, folder, { recursive: true });
  return folder;
};

/**
 * A copy of a remote's build, broken in one way.
 * @param {string} remote `info` @param {string} breakage a name of BREAKAGES @returns {string} its folder
 */
export const brokenRelease = (remote, breakage) => {
  const folder = copyOf(remote);
  BREAKAGES[breakage](folder, remote);
  return folder;
};

/**
 * The same build under another version; a page that runs it says so in an attribute of its root, `data-info="1.1.0"`.
 * @param {string} remote @param {string} version @returns {string} its folder
 */
export const stampedRelease = (remote, version) => {
  const folder = copyOf(remote);
  append(folder, ENTRY, `\ndocument.documentElement.dataset.${remote} = ${JSON.stringify(version)};`);
  editReport(folder, (report) => ({ ...report, version }));
  return folder;
};

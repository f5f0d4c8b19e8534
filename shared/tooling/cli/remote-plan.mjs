import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOfRemote, pagesOf } from './remote-files.mjs';

const CONTRACT = 'shared/contracts/src/remote-module.ts';
const ROUTES = 'shared/contracts/src/site-routes.ts';

/** As it is in addresses, cookies and class names. */
const NAME = /^mfe-([a-z]{2,20})$/;
/** They mean something else where a remote is named: the host, an operator's token, the property of every object. */
const RESERVED_NAMES = new Set(['shell', 'operator', 'constructor']);
const PATH = /^(?:\/(?:[a-z0-9]+(?:-[a-z0-9]+)*|:[a-z][a-zA-Z]*))+$/;
/** What the gateway answers itself. */
const RESERVED_PATHS = new Set(['api', 'dev', 'files', 'healthz', 'media', 'metrics', 'r', 'readyz', 'releases', 'design']);

const refuse = (words) => {
  throw new Error(words);
};

const namesIn = (contract) => [...(/REMOTE_NAMES = \[(.*?)\]/.exec(contract)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name]) => name);
const routesIn = (table) => [...table.matchAll(/\b(?:page|guarded)\('([a-z]+)', '([^']+)'/g)].map(([, remote, path]) => ({ remote, path }));

/** Whether it is one address, which checks and journeys can open. */
const isPlain = (path) => !path.includes(':');

/** Whether one address could be both. */
const overlap = (one, other) => {
  const [parts, others] = [one.split('/'), other.split('/')];
  return parts.length === others.length && parts.every((part, i) => part === others[i] || part.startsWith(':') || others[i].startsWith(':'));
};

const readName = (root, text, names) => {
  const [, name] = NAME.exec(text) ?? [];
  if (!name) refuse(`"${text}" is no name for a remote: mfe- and 2 to 20 letters from a to z, as mfe-stories.`);
  if (RESERVED_NAMES.has(name)) refuse(`"${text}" means something else already. Choose another name.`);
  if (names.includes(name)) refuse(`${text} is there already: one of ${names.map((one) => `mfe-${one}`).join(', ')}.`);
  if (existsSync(join(root, text))) refuse(`The folder ${text} exists. Move it away, or choose another name.`);
  if (existsSync(join(root, `docs/teams/${name}.md`))) refuse(`The page docs/teams/${name}.md exists. Choose another name.`);
  return name;
};

const readRoutes = (text, taken) => {
  const routes = text.split(',').map((path) => path.trim()).filter((path) => path !== '');
  if (routes.length === 0) refuse('Say which pages it has: --routes /stories,/stories/:id.');
  for (const [at, path] of routes.entries()) {
    if (!PATH.test(path)) refuse(`"${path}" is no route: small letters, figures and hyphens between slashes, as /stories or /stories/:id.`);
    const [, first] = path.split('/');
    if (RESERVED_PATHS.has(first)) refuse(`${path}: the gateway itself answers what begins with /${first}.`);
    if (first.startsWith(':')) refuse(`${path} would take every address of the site. Begin with a word.`);
    const owner = taken.find((other) => overlap(other.path, path));
    if (owner) refuse(`${path} belongs to mfe-${owner.remote}${owner.path === path ? '' : `, whose route is ${owner.path}`}.`);
    const twice = routes.slice(0, at).find((other) => overlap(other, path));
    if (twice) refuse(`${twice} and ${path} are the same address.`);
  }
  if (!routes.some(isPlain)) refuse('One of its routes has to be an address of its own, without a part that varies: /stories beside /stories/:id.');
  const pages = pagesOf(routes);
  const same = pages.find(({ slug }, at) => pages.slice(0, at).some((other) => other.slug === slug));
  if (same) refuse(`Two routes would have their page in the folder ${same.slug}. Name them differently.`);
  return routes;
};

/** A function that changes a text at the one place that is meant, and does not guess where there is none. */
const editor = (root) => (file, place, change) => {
  const text = readFileSync(join(root, file), 'utf8');
  if (!place.test(text)) refuse(`${file} is not what this command knows: ${place} is not in it. Add the remote by hand, or mend the command.`);
  return [file, text.replace(place, change)];
};

const inOrderOf = (packages, added) => Object.fromEntries([...Object.entries(packages), ...Object.entries(added)].sort(([one], [other]) => one.localeCompare(other, 'en')));

const withWorkspace = (workspaces, folder) => workspaces.toSpliced(workspaces.findLastIndex((one) => one.startsWith('mfe-')) + 1, 0, folder);

/** The lockfile with the package in it, as npm writes it: everything that it needs is in there. */
const locked = (lock, folder, { name, version, license, dependencies, devDependencies }) => {
  const { '': top, ...packages } = lock.packages;
  const added = { [folder]: { name, version, license, dependencies, devDependencies }, [`node_modules/${name}`]: { resolved: folder, link: true } };
  return { ...lock, packages: { '': { ...top, workspaces: withWorkspace(top.workspaces, folder) }, ...inOrderOf(packages, added) } };
};

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Everything that makes a remote: its package, its place in the contract and in the table of routes, its team's page.
 * Writes nothing.
 * @param {string} root of the repository
 * @param {{ name: string, routes: string }} asked `mfe-stories` and `/stories,/stories/:id`
 * @returns {{ name: string, routes: string[], files: Map<string, string> }} texts by paths from the root
 * @throws with words for whoever asked, where the name or a route cannot be had
 */
export const planRemote = (root, asked) => {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const taken = routesIn(read(ROUTES));
  const name = readName(root, asked.name, namesIn(read(CONTRACT)));
  const routes = readRoutes(asked.routes, taken);
  const folder = `mfe-${name}`;
  const { manifest, files } = filesOfRemote(name, routes, JSON.parse(read('mfe-info/package.json')));
  const top = JSON.parse(read('package.json'));
  const edit = editor(root);
  const lines = pagesOf(routes).map(({ path, title }) => `  page('${name}', '${path}', '${title}'),\n`);
  const shown = routes.map((path) => path.slice(1)).join(', ');
  const edits = [
    edit(CONTRACT, /(REMOTE_NAMES = \[[^\]]*)\]/, `$1, '${name}']`),
    edit(ROUTES, /(\n)(\];\n\nconst matches)/, `$1\n${lines.join('')}$2`),
    edit('shared/tooling/webpack/one-bundle-remotes.mjs', /\n\};\n/, `\n  ${name}: () => import(/* webpackChunkName: "${name}" */ '../../../${folder}/src/remote.ts'),$&`),
    edit('README.md', /^\|(?: `mfe-[a-z]+\/`)+/m, `$& \`${folder}/\``),
    edit('docs/architecture.md', /^(?:mfe-.*\n)+/m, `$&${`${folder}/`.padEnd(17)} ${shown}\n`),
    edit('docs/teams/README.md', /(?:, \[\w+\]\(\w+\.md\))+/, `$&, [${name}](${name}.md)`),
    edit('e2e/journeys/routes.spec.ts', /^const tag = \[[^\]]*(?=\])/m, `$&, '@${folder}'`),
    ...['releases', 'broken-releases'].map((journey) => edit(`e2e/releases/${journey}.spec.ts`, /(PLACES: Record<RemoteName, string> = \{[^}]*?) \}/, `$1, ${name}: '${routes.find(isPlain)}' }`)),
    ['package.json', json({ ...top, workspaces: withWorkspace(top.workspaces, folder) })],
    ['package-lock.json', json(locked(JSON.parse(read('package-lock.json')), folder, manifest))],
  ];
  return { name, routes, files: new Map([...files, ...edits]) };
};

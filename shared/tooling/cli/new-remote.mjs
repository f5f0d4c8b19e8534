import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { planRemote } from './remote-plan.mjs';
import { ROOT } from './steps.mjs';
import { writeTogether } from './write-together.mjs';

/**
 * A new remote, with its package, its place in the contract, its pages, tests and docs, and a token for its team:
 * npm run new-remote -- mfe-stories --routes /stories,/stories/:id
 */
const USAGE = `Usage: npm run new-remote -- mfe-NAME --routes /a,/b [--no-token]
--no-token makes no token for the team; npm run release -- token create mfe-NAME does later.`;

const read = () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { routes: { type: 'string', default: '' }, 'no-token': { type: 'boolean', default: false } } });
  if (positionals.length !== 1) throw new Error('It wants one name.');
  return { name: positionals[0], routes: values.routes, wantsToken: !values['no-token'] };
};

/** By the operators' command, which installs the new package and builds what it needs. Gives whether there is one. */
const makeToken = (folder) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`${ROOT}shared/tooling/cli/release.mjs`, 'token', 'create', folder], { cwd: ROOT, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });

const told = (folder, routes) => `${folder} is made. It serves ${routes.join(', ')}.
  npm start                                    serves it with the others; a product that runs has to be started again
  npm run dev -- ${folder}                     builds it at each change
  npm test -w ${folder}                        its tests, its contract among them
  npm run release -- publish ${folder}         publishes it alone, once the gateways know its name
To remove it before anything is committed: delete ${folder} and docs/teams/${folder.slice(4)}.md, then git checkout -- README.md docs e2e package.json package-lock.json shared
To remove it later: git revert the commit that made it, and npm run release -- token revoke NUMBER.`;

try {
  const { name, routes: wanted, wantsToken } = read();
  const { routes, files } = planRemote(ROOT, { name, routes: wanted });
  writeTogether(ROOT, files);
  console.log(told(name, routes));
  if (wantsToken && !(await makeToken(name))) {
    console.log(`There is no token yet: start the product, then npm run release -- token create ${name}`);
  }
} catch (error) {
  console.error(`${error.message}\nNothing was made.\n${USAGE}`);
  process.exitCode = 2;
}

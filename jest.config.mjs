import { readFileSync } from 'node:fs';
import { bundledDependencies } from './shared/tooling/jest/bundled-dependencies.mjs';
import { bundledPackages } from './shared/tooling/jest/bundled-packages.mjs';
import { nodeProject, webProject } from './shared/tooling/jest/base.mjs';

const at = (folder) => new URL(folder, import.meta.url).pathname;
const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const remotes = workspaces.filter((folder) => folder.startsWith('mfe-'));
const cache = (name) => at(`.cache/jest/${name}`);
const parts = ['geometry', 'typography', 'drawing', 'meaning', 'idea-book'].map((name) => at(`shared/${name}`));
const book = await bundledPackages(cache('idea-book'), parts);
const engine = await bundledPackages(cache('logo-engine'), [...parts, at('shared/logo-engine')]);
const kit = await bundledPackages(cache('brand-kit'), [at('shared/brand-kit')]);
/** Those of many modules, or that half of the gateway's suites load. */
const dependencies = await bundledDependencies(cache('dependencies'), [
  'kysely',
  'kysely/helpers/postgres',
  'pg',
  'pg-boss',
  'express',
  'zod',
  'culori',
  'stripe',
  'prom-client',
  'nodemailer',
  'postal-mime',
  'jose',
  'jose/errors',
  'oidc-provider',
  'openid-client',
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
]);

const node = (name, folder, bundles = {}) => ({ ...nodeProject(name, at(folder)), moduleNameMapper: { ...bundles, ...dependencies } });
const web = (name, folder) => webProject(name, at(folder));

export default {
  // A test says what is true, not how fast the machine is: on a busy one, what takes a second takes ten.
  testTimeout: 30_000,
  projects: [
    node('contracts', 'shared/contracts'),
    node('geometry', 'shared/geometry'),
    node('typography', 'shared/typography'),
    node('drawing', 'shared/drawing'),
    node('meaning', 'shared/meaning'),
    node('idea-book', 'shared/idea-book'),
    node('logo-engine', 'shared/logo-engine', book),
    node('studios', 'shared/studios', engine),
    node('engine-lab', 'shared/engine-lab', engine),
    node('brand-kit', 'shared/brand-kit', engine),
    node('tooling', 'shared/tooling'),
    {
      ...node('api-gateway', 'api-gateway', { ...engine, ...kit }),
      globalSetup: at('api-gateway/src/testing/global-setup.mjs'),
      setupFilesAfterEnv: [at('api-gateway/src/testing/patience.mjs')],
      globalTeardown: at('api-gateway/src/testing/global-teardown.mjs'),
    },
    web('web', 'shared/web'),
    web('shell', 'shell'),
    ...remotes.map((folder) => web(folder, folder)),
  ],
};

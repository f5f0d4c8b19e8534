import { bundledPackage } from './shared/tooling/jest/bundled-packages.mjs';
import { nodeProject, webProject } from './shared/tooling/jest/base.mjs';

const at = (folder) => new URL(folder, import.meta.url).pathname;
const engine = await bundledPackage(at('shared/logo-engine'));
const kit = await bundledPackage(at('shared/brand-kit'));

const node = (name, folder, bundles = {}) => ({ ...nodeProject(name, at(folder)), moduleNameMapper: bundles });
const web = (name, folder) => webProject(name, at(folder));

export default {
  projects: [
    node('contracts', 'shared/contracts'),
    node('logo-engine', 'shared/logo-engine'),
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
    web('mfe-marketing', 'mfe-marketing'),
    web('mfe-auth', 'mfe-auth'),
    web('mfe-projects', 'mfe-projects'),
    web('mfe-account', 'mfe-account'),
    web('mfe-info', 'mfe-info'),
  ],
};

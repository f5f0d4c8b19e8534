const SOURCES = {
  marketing: () => import(/* webpackChunkName: "marketing" */ 'one-bundle/marketing'),
  auth: () => import(/* webpackChunkName: "auth" */ 'one-bundle/auth'),
  projects: () => import(/* webpackChunkName: "projects" */ 'one-bundle/projects'),
  account: () => import(/* webpackChunkName: "account" */ 'one-bundle/account'),
  info: () => import(/* webpackChunkName: "info" */ 'one-bundle/info'),
};

/** In the place of the shell's `federation.ts`: the remotes are chunks of the one bundle. */
export const startFederation = () => ({
  load: async (name) => (await SOURCES[name]()).routes,
  reset: () => undefined,
});

/** The landing page takes over from what the server drew of it without the federation: see `takeover.cjs` of the preset. */
export { contract, name, routes, version } from './remote.ts';

import { fileURLToPath } from 'node:url';
import { bundledDependencies } from '../jest/bundled-dependencies.mjs';
import { bundledPackages } from '../jest/bundled-packages.mjs';
import { nodeProject } from '../jest/base.mjs';

/**
 * Jest as Stryker runs it: in a copy of the gateway's sources, once for each mutant, so all that is not mutated comes from
 * bundles. Stryker sets `testMatch`.
 */
const at = (path) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const cache = (name) => at(`.cache/jest/mutation-${name}`);

const packages = await bundledPackages(cache('contracts'), [at('shared/contracts')]);
const dependencies = await bundledDependencies(cache('dependencies'), ['kysely', 'zod', 'jose', 'jose/errors', 'prom-client', 'express', 'culori']);

export default {
  ...nodeProject('mutation', process.cwd()),
  // As in the root's: a busy machine makes tests wait.
  testTimeout: 30_000,
  moduleNameMapper: { ...packages, ...dependencies },
};

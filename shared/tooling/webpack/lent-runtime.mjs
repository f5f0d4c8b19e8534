import { createInstance } from '@module-federation/enhanced/runtime';
import coreAsGlobal from '@module-federation/inject-external-runtime-core-plugin';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { runtime, bundlerRuntime } = federation;

/**
 * They look for it under this name: see `remote.cjs`. Each remote begins an instance of its own, where the runtime would
 * take the one of the build that it is in.
 */
const bundlerRuntimeAsGlobal = () => {
  globalThis.fifteenBundlerRuntime = {
    ...federation,
    runtime: { ...runtime, init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  };
  return { name: 'fifteen-bundler-runtime' };
};

/** Plugins of the host's runtime that lend it to the remotes: it would else be in each of their entries. */
export const lentRuntime = () => [coreAsGlobal(), bundlerRuntimeAsGlobal()];

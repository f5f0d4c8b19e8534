import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { runtime, bundlerRuntime } = federation;

/**
 * A plugin of the shell's runtime: gives the remotes what would else be in each of their entries. They look for it under
 * this name: see `remote.cjs`. The shell exposes nothing, so its own copy goes without what starts a container; and each
 * remote begins an instance of its own, where the runtime would take the one of the build that it is in.
 */
export default () => {
  globalThis.fifteenBundlerRuntime = {
    ...federation,
    runtime: { ...runtime, init: createInstance },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  };
  return { name: 'fifteen-bundler-runtime' };
};

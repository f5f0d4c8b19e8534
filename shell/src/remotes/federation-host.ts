import { createInstance } from '@module-federation/enhanced/runtime';
import { lentRuntime } from '@fifteen/tooling/webpack/lent-runtime.mjs';
import { rangeOf, versionOf } from './lend-shared.ts';
import { SHARED_LATER, SHARED_MODULES } from './shared-modules.ts';

const termsOf = (name: string) => ({
  version: versionOf(name),
  shareConfig: { singleton: true, strictVersion: true, requiredVersion: rangeOf(name) },
});

const atOnce = ([name, module]: [string, unknown]) => [name, { ...termsOf(name), lib: () => module }] as const;

const later = ([name, load]: [string, () => Promise<unknown>]) => {
  const get = async () => {
    const module = await load();
    return () => module;
  };
  return [name, { ...termsOf(name), get }] as const;
};

interface RuntimePlugin {
  readonly name: string;
}

/** The shell as the federation's host: what it shares with the remotes, and the runtime that it lends them. */
export const createHost = (plugin: RuntimePlugin) =>
  createInstance({
    name: 'fifteen_shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [...lentRuntime(), plugin],
    shared: Object.fromEntries([...Object.entries(SHARED_MODULES).map(atOnce), ...Object.entries(SHARED_LATER).map(later)]),
  });

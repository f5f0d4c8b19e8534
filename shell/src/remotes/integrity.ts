import type { ResolvedRegistry } from '@fifteen/contracts';

type Integrity = ResolvedRegistry['integrity'];

/** Read by the chunk loaders of all bundles: see `IntegrityPlugin` in the webpack preset. */
const INTEGRITY = Symbol.for('fifteen.integrity');

/** A hash that no file has. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;
const ENTRY_TIMEOUT_MS = 8_000;

const isGiven = (integrity: Integrity | undefined): integrity is Integrity =>
  integrity !== undefined && Object.keys(integrity).length > 0;

/** Lets every bundle check what it loads later. Without hashes (development) nothing is checked. */
export const publishIntegrity = (integrity: Integrity | undefined): void => {
  if (isGiven(integrity)) (globalThis as Record<symbol, unknown>)[INTEGRITY] = integrity;
};

/** How the federation runtime loads a remote's entry: checked, and given up in time. */
export const entryPlugin = (integrity: Integrity | undefined) => ({
  name: 'fifteen-entries',
  createScript: ({ url }: { url: string }) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (isGiven(integrity)) script.integrity = integrity[new URL(url, location.href).pathname] ?? IMPOSSIBLE;
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
});

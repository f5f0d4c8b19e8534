import type { ResolvedRegistry, ResolvedRemote } from '@fifteen/contracts';

export type Integrity = ResolvedRegistry['integrity'];

/** Read by the chunk loaders of all bundles: see `ChunkGuardPlugin` in the webpack preset. */
const CHUNKS = Symbol.for('fifteen.chunks');

interface ChunkTerms {
  /** Absent in development: nothing is checked. */
  integrity?: Integrity;
  /** A query that makes an address new after a failure. */
  retry?: string;
}

/** A hash that no file has. */
const IMPOSSIBLE = `sha384-${'A'.repeat(64)}`;
/** Milliseconds until a script that does not come is given up. */
export const SCRIPT_TIMEOUT_MS = 8_000;

const isGiven = (integrity: Integrity | undefined): integrity is Integrity =>
  integrity !== undefined && Object.keys(integrity).length > 0;

const terms = (): ChunkTerms => ((globalThis as Record<symbol, unknown>)[CHUNKS] ?? {}) as ChunkTerms;
const setTerms = (changed: ChunkTerms): void => {
  (globalThis as Record<symbol, unknown>)[CHUNKS] = { ...terms(), ...changed };
};

/** Lets every bundle check what it loads later. */
export const publishIntegrity = (integrity: Integrity | undefined): void => {
  if (isGiven(integrity)) setTerms({ integrity });
};

let tries = 0;

/** From here on every file is asked for under a new address, so that none waits for a request that hangs. */
export const askAnew = (): string => {
  tries += 1;
  const retry = `?try=${tries}`;
  setTerms({ retry });
  return retry;
};

/** A script that runs only as the page was told it is. */
export const checkedScript = (url: string, integrity: Integrity | undefined): HTMLScriptElement => {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (isGiven(integrity)) script.integrity = integrity[new URL(url, location.href).pathname] ?? IMPOSSIBLE;
  return script;
};

/** How the federation runtime loads a remote's entry: checked, and given up in time. */
export const entryPlugin = (integrity: Integrity | undefined) => ({
  name: 'fifteen-entries',
  createScript: ({ url }: { url: string }) => ({ script: checkedScript(url, integrity), timeout: SCRIPT_TIMEOUT_MS }),
});

/**
 * Asks for all files of a remote at once: they would come one after the other, because each names the next. What the page
 * has named already is on its way.
 */
export const fetchWhole = ({ files = [] }: ResolvedRemote, integrity: Integrity): void => {
  for (const path of files) {
    const hash = integrity[path];
    if (!hash || document.querySelector(`link[href="${path}"],style[data-href$="${path}"]`)) continue;
    const as = path.endsWith('.css') ? 'style' : 'script';
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as, crossOrigin: 'anonymous', integrity: hash, href: path }));
  }
};

import type { ResolvedRegistry } from '@fifteen/contracts';

export const REGISTRY_ELEMENT = 'mfe-registry';
const REGISTRY_URL = '/registry.json';
const TIMEOUT_MS = 5_000;

/** Written by our gateway, so only its outline is checked: the schemas would cost the first page 20 kB. */
const isRegistry = (value: unknown): value is ResolvedRegistry =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<ResolvedRegistry>).remotes);

const fetchRegistry = async (): Promise<unknown> => {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-cache', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return answer.json();
};

const asRegistry = (value: unknown): ResolvedRegistry => {
  if (!isRegistry(value)) throw new Error('The registry is not one');
  return value;
};

/** Which remotes there are for this visitor: from the page that the gateway composed, else asked for. */
export const readRegistry = async (): Promise<ResolvedRegistry> => {
  const inline = document.getElementById(REGISTRY_ELEMENT)?.textContent;
  return asRegistry(inline ? JSON.parse(inline) : await fetchRegistry());
};

/** Which versions are live now, for this visitor. */
export const askRegistry = async (): Promise<ResolvedRegistry> => asRegistry(await fetchRegistry());

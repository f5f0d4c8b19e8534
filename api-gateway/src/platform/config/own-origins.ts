import { type Config, isLoopback } from './config.ts';

type Site = Pick<Config, 'publicUrl' | 'environment' | 'port'>;

/** Origins under which people open the site. In development that is either name of this machine. */
export const ownOrigins = ({ publicUrl, environment, port }: Site): string[] => {
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...new Set([new URL(publicUrl).origin, ...(environment === 'production' ? [] : local)])];
};

/** Whether a browser may be sent back there. In development any port of this machine: it may be a forwarded one. */
const isOwn = (origin: string, site: Site): boolean =>
  ownOrigins(site).includes(origin) || (site.environment !== 'production' && URL.canParse(origin) && isLoopback(origin));

/**
 * The full address of a page for a customer who comes back from another site: under the origin that the request was
 * made from, where it is one of ours, because the sign-in is kept there; else under PUBLIC_URL.
 */
export const pageUnder = (site: Site) => (origin: string | undefined, path: string): string =>
  new URL(path, origin !== undefined && isOwn(origin, site) ? origin : site.publicUrl).href;

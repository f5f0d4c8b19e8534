/** Written by the gateway into every page where PUBLIC_URL is a public address. */
const ELEMENT = 'meta[name="home-origin"]';

/** A developer's own machine shows pages of other environments: see `npm run dev -- NAME --base URL`. */
const isThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * The address of this page under the site's own origin, where it was opened under another one, as `www.`: sign-in,
 * passkeys and payments belong to one origin. Undefined where this is the one.
 */
export const addressAtHome = (href: string, page: ParentNode = document): string | undefined => {
  const home = page.querySelector<HTMLMetaElement>(ELEMENT)?.content;
  const here = new URL(href);
  if (!home || here.origin === home || isThisMachine(here)) return undefined;
  return home + here.pathname + here.search + here.hash;
};

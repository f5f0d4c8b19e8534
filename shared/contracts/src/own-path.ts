/** Browsers and Node both have it; this package has the types of neither. */
declare const URL: new (url: string, base: string) => { readonly origin: string; readonly pathname: string };

/** Any origin will do: what matters is whether a path leaves it. */
const HERE = 'https://own.invalid';

/** Longer than every address of the site. */
const LENGTH_MAX = 2_000;

/** Browsers drop some of these and read the others as slashes; no path of ours has one. */
const hasTricks = (path: string): boolean => /[\p{Cc}\\]/u.test(path);

/**
 * True for a path of this site, with or without query and fragment. The address is read as a browser reads it: a path
 * that leads elsewhere, such as `//evil.example`, `/<tab>/evil.example` or `/a/..//evil.example`, is none. Every address to
 * return to that comes from outside goes through here.
 */
export const isOwnPath = (path: unknown): path is string => {
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path) || path.length > LENGTH_MAX || hasTricks(path)) return false;
  const { origin, pathname } = new URL(path, HERE);
  return origin === HERE && !pathname.startsWith('//');
};

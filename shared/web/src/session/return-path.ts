const KEY = 'fifteen.return';
const HOME = '/';

/** A path of this site, never another one's address: `//evil.example` and `/\evil.example` leave the site. */
export const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path);

/** Keeps where to go after a sign-in that leaves the site, for this tab. */
export const keepReturnPath = (path: string): void => {
  if (isOwnPath(path)) sessionStorage.setItem(KEY, path);
};

/** Where to go now, once; home where nothing was kept. */
export const takeReturnPath = (): string => {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return isOwnPath(path) ? path : HOME;
};

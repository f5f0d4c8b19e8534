import { isOwnPath } from '@fifteen/contracts';

const KEY = 'fifteen.return';
const HOME = '/';

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

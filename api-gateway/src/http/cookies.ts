import type { Request } from 'express';

/** The value of a cookie as the browser sent it; undefined where there is none. */
export const readCookie = (request: Request, name: string): string | undefined => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.find(([known]) => known === name);
  return found?.slice(1).join('=');
};

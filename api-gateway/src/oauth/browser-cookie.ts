import type { Request, Response } from 'express';

const NAME = 'fifteen_oauth';
const PATH = '/api/v1/auth/oauth';
const LIFE_MS = 10 * 60_000;

/** The secret that ties a sign-in to the browser that began it. Scripts cannot read it, other sites cannot send it. */
export const readBrowserSecret = (request: Request): string | undefined => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === NAME)?.[1];
};

export const keepBrowserSecret = (response: Response, secret: string, isSecure: boolean): void => {
  response.cookie(NAME, secret, { httpOnly: true, sameSite: 'lax', secure: isSecure, path: PATH, maxAge: LIFE_MS });
};

export const forgetBrowserSecret = (response: Response): void => {
  response.clearCookie(NAME, { path: PATH });
};

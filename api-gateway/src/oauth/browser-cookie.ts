import type { Request, Response } from 'express';
import { readCookie } from '../http/cookies.ts';

const LIFE_MS = 10 * 60_000;

/** With the prefix no other site under our domain can plant one: a browser takes it from us alone, over TLS. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-fifteen_oauth' : 'fifteen_oauth');

/** The secret that ties a sign-in to the browser that began it. Scripts cannot read it, other sites cannot send it. */
export const readBrowserSecret = (request: Request, isSecure: boolean): string | undefined =>
  readCookie(request, nameOf(isSecure));

/** It stays until it ends by itself: a second tab may still be on its way back. */
export const keepBrowserSecret = (response: Response, secret: string, isSecure: boolean): void => {
  response.cookie(nameOf(isSecure), secret, { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: LIFE_MS });
};

import type { CookieOptions, Request, Response } from 'express';

const PREFIX = '__Host-';

/**
 * When the names of before are read no more on a site with https. The longest-lived of them, 30 days, has ended by then
 * in every browser that got it before its new name was deployed.
 */
const PLAIN_NAMES_END = new Date('2027-01-15T00:00:00Z');

/** One cookie of the site. It is called `name`, with the prefix where the site is https. */
export interface Cookie {
  readonly name: string;
  readonly sameSite: 'lax' | 'strict';
  /** In milliseconds. */
  readonly maxAge: number;
  /** On plain http alone: the prefix asks for `/`. */
  readonly path?: string;
  /**
   * Whether it is read under its plain name, too, where the site is https: never, until the end of the term in which
   * browsers may still have it, or always, for what people write by hand and what grants nothing.
   */
  readonly plainName: 'never' | 'until-renamed' | 'always';
}

export interface Cookies {
  /** The value as the browser sent it; undefined where there is none. */
  readonly read: (request: Request, cookie: Pick<Cookie, 'name' | 'plainName'>) => string | undefined;
  /** The browser has it under the name of before alone. */
  readonly isOld: (request: Request, cookie: Pick<Cookie, 'name'>) => boolean;
  /** Scripts cannot read it. */
  readonly set: (response: Response, cookie: Cookie, value: string) => void;
  readonly clear: (response: Response, cookie: Cookie) => void;
}

const valueIn = (request: Request, name: string): string | undefined => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.find(([known]) => known === name);
  return found?.slice(1).join('=');
};

const isHttps = (url: string): boolean => new URL(url).protocol === 'https:';

/** The name under which browsers have a cookie of the site at this address. */
export const cookieNameAt = (url: string, { name }: Pick<Cookie, 'name'>): string => (isHttps(url) ? PREFIX + name : name);

interface Site {
  readonly publicUrl: string;
  readonly now: () => Date;
}

/**
 * Every cookie of ours goes through here. With the prefix `__Host-` a browser takes a cookie over https alone, for this
 * host and all of its paths: no other site under our domain can set one. On plain http browsers refuse the prefix.
 */
export const createCookies = ({ publicUrl, now }: Site): Cookies => {
  const isSecure = isHttps(publicUrl);
  const nameOf = (cookie: Pick<Cookie, 'name'>): string => cookieNameAt(publicUrl, cookie);
  const optionsOf = ({ sameSite, path = '/' }: Cookie): CookieOptions => ({ httpOnly: true, sameSite, secure: isSecure, path: isSecure ? '/' : path });
  const isReadPlain = ({ plainName }: Pick<Cookie, 'plainName'>): boolean => plainName === 'always' || (plainName === 'until-renamed' && now() < PLAIN_NAMES_END);
  return {
    read: (request, cookie) => valueIn(request, nameOf(cookie)) ?? (isReadPlain(cookie) ? valueIn(request, cookie.name) : undefined),
    isOld: (request, cookie) => valueIn(request, nameOf(cookie)) === undefined && valueIn(request, cookie.name) !== undefined,
    set: (response, cookie, value) => void response.cookie(nameOf(cookie), value, { ...optionsOf(cookie), maxAge: cookie.maxAge }),
    clear: (response, cookie) => void response.clearCookie(nameOf(cookie), optionsOf(cookie)),
  };
};

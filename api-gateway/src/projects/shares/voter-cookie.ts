import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Cookie, Cookies } from '../../platform/http/cookies.ts';
import { signaturesOf, type Keys } from '../../platform/keys/keys.ts';
import type { VoterOf } from './shares.service.ts';

const VOTER_COOKIE: Cookie = { name: 'fifteen_voter', sameSite: 'lax', maxAge: 180 * 86_400_000, plainName: 'never' };
const ID = /^[\w-]{22}$/;

interface Voters {
  /** Who this browser was when it voted before. */
  readonly known: (request: Request) => VoterOf;
  /** Known, or given an id now: a visitor who does not vote is given none. */
  readonly met: (request: Request, response: Response) => VoterOf;
  readonly isKnown: (request: Request) => boolean;
}

/**
 * A random id in a cookie that scripts cannot read. The database holds a keyed hash of it, another one for each link,
 * so that votes of one browser on two links cannot be brought together.
 */
export const createVoters = (keys: Keys, cookies: Cookies): Voters => {
  const read = (request: Request): string | undefined => {
    const id = cookies.read(request, VOTER_COOKIE) ?? '';
    return ID.test(id) ? id : undefined;
  };

  const hashed =
    (id: string): VoterOf =>
    (shareId) =>
      signaturesOf(keys, `${shareId}\n${id}`).map((signature) => signature.toString('base64url'));

  return {
    isKnown: (request) => read(request) !== undefined,
    known: (request) => {
      const id = read(request);
      return id ? hashed(id) : () => [];
    },
    met: (request, response) => {
      const id = read(request) ?? randomBytes(16).toString('base64url');
      cookies.set(response, VOTER_COOKIE, id);
      return hashed(id);
    },
  };
};

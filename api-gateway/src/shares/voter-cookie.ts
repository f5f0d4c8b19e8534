import { createHmac, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { VoterOf } from './shares.service.ts';

const LIFE_MS = 180 * 86_400_000;
const ID = /^[\w-]{22}$/;

/** With the prefix no other site under our domain can plant one. */
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-fifteen_voter' : 'fifteen_voter');

const read = (request: Request, isSecure: boolean): string | undefined => {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  const id = pairs.find(([name]) => name === nameOf(isSecure))?.[1] ?? '';
  return ID.test(id) ? id : undefined;
};

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
export const createVoters = (key: Buffer, isSecure: boolean): Voters => {
  const hashed =
    (id: string): VoterOf =>
    (shareId) =>
      createHmac('sha256', key).update(`${shareId}\n${id}`).digest('base64url');

  return {
    isKnown: (request) => read(request, isSecure) !== undefined,
    known: (request) => {
      const id = read(request, isSecure);
      return id ? hashed(id) : () => undefined;
    },
    met: (request, response) => {
      const id = read(request, isSecure) ?? randomBytes(16).toString('base64url');
      response.cookie(nameOf(isSecure), id, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path: '/',
        maxAge: LIFE_MS,
      });
      return hashed(id);
    },
  };
};

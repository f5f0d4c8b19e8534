import { randomUUID } from 'node:crypto';
import type { Registry } from '@fifteen/contracts';
import type { Request, Response } from 'express';
import { readCookie } from '../http/cookies.ts';
import { OVERRIDE_COOKIE, readOverrides } from './overrides.ts';
import { runsCanary, type Visitor } from './resolve.ts';

const VISITOR_COOKIE = 'mfe_visitor';
const LIFE_MS = 30 * 24 * 3_600_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const knownId = (request: Request): string | undefined => {
  const id = readCookie(request, VISITOR_COOKIE);
  return id && UUID.test(id) ? id : undefined;
};

/**
 * Who asks for a page. A browser gets its number only while a canary runs, so that it keeps to one version:
 * nothing about the visitor is stored under it.
 */
export const visitorOf = (request: Request, response: Response, registry: Registry): Visitor => {
  const overrides = readOverrides(readCookie(request, OVERRIDE_COOKIE), registry);
  if (!runsCanary(registry)) return { id: undefined, overrides };
  const known = knownId(request);
  if (known) return { id: known, overrides };
  const id = randomUUID();
  response.cookie(VISITOR_COOKIE, id, { httpOnly: true, sameSite: 'lax', secure: request.secure, path: '/', maxAge: LIFE_MS });
  return { id, overrides };
};

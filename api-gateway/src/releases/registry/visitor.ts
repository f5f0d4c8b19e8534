import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Cookie, Cookies } from '../../platform/http/cookies.ts';
import { OVERRIDE_COOKIE, previewedOf, readOverrides } from './overrides.ts';
import { PREVIEW_COOKIE, type PreviewPasses } from '../preview-passes/preview-passes.ts';
import { runsCanary, type Visitor } from './resolve.ts';
import type { ServedRegistry } from './served-registry.ts';

const VISITOR_COOKIE: Cookie = { name: 'mfe_visitor', sameSite: 'lax', maxAge: 30 * 24 * 3_600_000, plainName: 'until-renamed' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const knownId = (request: Request, cookies: Cookies): string | undefined => {
  const id = cookies.read(request, VISITOR_COOKIE);
  return id && UUID.test(id) ? id : undefined;
};

interface Means {
  readonly cookies: Cookies;
  readonly passes: Pick<PreviewPasses, 'read'>;
}

/**
 * Who asks for a page. A browser gets its number only while a canary runs, so that it keeps to one version. What is
 * counted of it meanwhile: see `visit-tickets.ts`.
 */
export const visitorOf = (request: Request, response: Response, registry: ServedRegistry, { cookies, passes }: Means): Visitor => {
  const overrides = readOverrides(cookies.read(request, OVERRIDE_COOKIE), registry);
  const previews = previewedOf(passes.read(cookies.read(request, PREVIEW_COOKIE)), registry);
  if (!runsCanary(registry)) return { id: undefined, overrides, previews };
  const known = knownId(request, cookies);
  const id = known ?? randomUUID();
  if (!known || cookies.isOld(request, VISITOR_COOKIE)) cookies.set(response, VISITOR_COOKIE, id);
  return { id, overrides, previews };
};

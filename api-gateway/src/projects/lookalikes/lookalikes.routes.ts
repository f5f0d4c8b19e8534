import { markPicture } from '@fifteen/logo-engine/mark-pictures';
import { Router } from 'express';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { MARK_ROUTE } from './mark-path.ts';

const Params = z.object({ id: z.string().regex(/^[\da-z-]{1,120}$/) });

/** A release may bring another index: kept for a day. */
const CACHED = 'public, max-age=86400';

/** Pictures of the real marks that concepts are compared with, in one color. The same for everybody. */
export const createLookalikesRouter = (): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(MARK_ROUTE, (request, response) => {
    const wanted = Params.safeParse(request.params);
    const picture = wanted.success ? markPicture(wanted.data.id) : undefined;
    if (picture === undefined) throw new AppError('not_found');
    response.set({ 'Content-Type': 'image/svg+xml', 'Cache-Control': CACHED, 'Content-Security-Policy': "default-src 'none'; sandbox" }).send(picture);
  });
  return router;
};

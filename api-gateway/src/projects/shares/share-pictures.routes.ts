import { Router } from 'express';
import { ShareToken } from '@fifteen/contracts';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { HeldBack } from '../../platform/http/held-back.ts';
import type { LookUpTurns } from '../../rendering/index.ts';
import { parse } from '../../platform/http/validation.ts';
import { sendView } from '../views/send-view.ts';
import { VIEW_SIZES } from '../views/views.service.ts';
import type { SharesService } from './shares.service.ts';

const Params = z.object({ token: ShareToken, assetId: z.uuid() });
const Query = z.object({ size: z.enum(VIEW_SIZES).default('large') });

interface Dependencies {
  readonly shares: Pick<SharesService, 'picture'>;
  readonly files: Pick<FileStore, 'open'>;
  readonly turns: LookUpTurns;
  /** By link. */
  readonly heldBack: HeldBack;
}

/** Pictures of a public link. They close with it: the link's token opens them, asked each time, and no signature. */
export const createSharePicturesRouter = ({ shares, files, turns, heldBack }: Dependencies): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/api/v1/shares/:token/pictures/:assetId.webp', async (request, response) => {
    const wanted = Params.safeParse(request.params);
    if (!wanted.success) throw new AppError('not_found');
    const { token, assetId } = wanted.data;
    const { size } = parse(Query, request.query) as z.output<typeof Query>;
    const key = await heldBack(token, () => shares.picture(token, assetId, size, turns(request.ip)));
    await sendView({ request, response, files, key, name: 'concept' });
  });
  return router;
};

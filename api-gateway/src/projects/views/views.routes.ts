import { Router } from 'express';
import { CONCEPT_VIEWS } from '@fifteen/contracts';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import type { HeldBack } from '../../platform/http/held-back.ts';
import type { LookUpTurns } from '../../rendering/index.ts';
import { parse } from '../../platform/http/validation.ts';
import { sendView } from './send-view.ts';
import { VIEW_SIZES, type ViewsService } from './views.service.ts';

const Params = z.object({ projectId: z.uuid(), assetId: z.uuid(), view: z.enum(CONCEPT_VIEWS) });
const Query = z.object({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
  size: z.enum(VIEW_SIZES).default('large'),
});

interface Dependencies {
  readonly views: ViewsService;
  readonly files: Pick<FileStore, 'open'>;
  readonly links: Pick<SignedLinks, 'assertSigned'>;
  readonly turns: LookUpTurns;
  /** By project: all its pictures are drawn for one account. */
  readonly heldBack: HeldBack;
}

/** Pictures of a concept in its settings, behind signed links. */
export const createViewsRouter = ({ views, files, links, turns, heldBack }: Dependencies): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/api/v1/files/:projectId/:assetId/views/:view.webp', async (request, response) => {
    const wanted = Params.safeParse(request.params);
    if (!wanted.success) throw new AppError('not_found');
    const { view, ...asset } = wanted.data;
    const { size, ...link } = parse(Query, request.query) as z.output<typeof Query>;
    links.assertSigned(asset, 'views', link);
    const key = await heldBack(asset.projectId, () => views.keyOf(asset, view, size, turns(request.ip)));
    await sendView({ request, response, files, key, name: view });
  });
  return router;
};

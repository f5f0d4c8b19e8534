import { Router, type Request, type Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { HeldBack } from '../../platform/http/held-back.ts';
import type { LookUpTurns } from '../../rendering/index.ts';
import { parse } from '../../platform/http/validation.ts';
import type { ProjectPayment } from '../projects/projects.store.ts';
import { type AssetOf, drawingKey, PREVIEW_SIZES } from '../../platform/files/file-keys.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { AssetParams, SignedQuery } from '../../platform/files/link-schemas.ts';
import type { PreviewsService } from './previews.service.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';

const PreviewQuery = SignedQuery.extend({
  size: z.coerce.number().pipe(z.literal(PREVIEW_SIZES)).default(PREVIEW_SIZES[0]),
});

/** The drawing is opened as a picture; were it opened as a page, nothing in it could run or load. */
const DRAWING_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

interface Dependencies {
  readonly files: FileStore;
  readonly previews: PreviewsService;
  readonly links: SignedLinks;
  readonly turns: LookUpTurns;
  /** By project. */
  readonly heldBack: HeldBack;
  /** Asked at each request, so that a refund or a deletion closes the links that are out, and bringing back opens them. */
  readonly paymentOf: (projectId: string) => Promise<ProjectPayment>;
}

const assetOf = (request: Request): AssetOf => {
  const asset = AssetParams.safeParse(request.params);
  if (!asset.success) throw new AppError('not_found');
  return asset.data;
};

const send = async (files: FileStore, key: string, response: Response): Promise<void> => {
  const file = await files.open(key);
  if (!file) throw new AppError('not_found');
  response.set('Content-Length', String(file.size));
  if (response.req.method === 'HEAD') return void response.end();
  // A visitor who disconnects midway is not an error of ours.
  await pipeline(file.stream(), response).catch(() => response.destroy());
};

/** Pictures behind signed links. Nothing else of the store has a path, whatever name is guessed. */
export const createFilesRouter = ({ files, previews, links, paymentOf, turns, heldBack }: Dependencies): Router => {
  const router = Router({ caseSensitive: true, strict: true });

  router.get('/api/v1/files/:projectId/:assetId/preview.webp', async (request, response) => {
    const asset = assetOf(request);
    const { size, ...link } = parse(PreviewQuery, request.query) as z.output<typeof PreviewQuery>;
    const { secondsLeft } = links.assertSigned(asset, 'preview.webp', link);
    if ((await turns(request.ip)(() => paymentOf(asset.projectId))) === 'gone') throw new AppError('not_found');
    const key = await heldBack(asset.projectId, () => previews.keyOf(asset, size));
    response.set({
      'Content-Type': 'image/webp',
      'Cache-Control': `private, max-age=${secondsLeft}, immutable`,
      'Content-Disposition': 'inline; filename="preview.webp"',
    });
    await send(files, key, response);
  });

  router.get('/api/v1/files/:projectId/:assetId/drawing.svg', async (request, response) => {
    const asset = assetOf(request);
    links.assertSigned(asset, 'drawing.svg', parse(SignedQuery, request.query) as z.output<typeof SignedQuery>);
    const payment = await turns(request.ip)(() => paymentOf(asset.projectId));
    if (payment === 'gone') throw new AppError('not_found');
    if (payment !== 'paid') throw new AppError('forbidden');
    response.set({
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy': DRAWING_POLICY,
      // Kept, but asked for each time: a drawing never changes, whether it may be seen does.
      'Cache-Control': 'private, no-cache',
      ETag: `"${asset.assetId}"`,
      'Content-Disposition': 'inline; filename="drawing.svg"',
    });
    if (request.fresh) return void response.status(304).end();
    await send(files, drawingKey(asset), response);
  });

  return router;
};

import { Router, type Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { parse } from '../http/validation.ts';
import { PREVIEW_SIZES, previewKey } from './file-keys.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import type { SignedLinks } from './signed-links.ts';

const Params = z.object({ projectId: z.uuid(), assetId: z.uuid() });
const Query = z.object({
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
  size: z.coerce.number().pipe(z.literal(PREVIEW_SIZES)).default(PREVIEW_SIZES[0]),
});

const send = async (response: Response, file: StoredFile, secondsLeft: number): Promise<void> => {
  response.set({
    'Content-Type': 'image/webp',
    'Content-Length': String(file.size),
    'Cache-Control': `private, max-age=${secondsLeft}, immutable`,
    'Content-Disposition': 'inline; filename="preview.webp"',
  });
  if (response.req.method === 'HEAD') return void response.end();
  // A visitor who leaves in the middle is no error of ours.
  await pipeline(file.stream(), response).catch(() => response.destroy());
};

/** Previews behind signed links. Nothing else of the store has a path, whatever name is guessed. */
export const createFilesRouter = (files: FileStore, links: SignedLinks): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/api/v1/files/:projectId/:assetId/preview.webp', async (request, response) => {
    const preview = Params.safeParse(request.params);
    if (!preview.success) throw new AppError('not_found');
    const query = parse(Query, request.query) as z.output<typeof Query>;
    const { secondsLeft } = links.assertSigned(preview.data, query.expires, query.signature);
    const file = await files.open(previewKey(preview.data, query.size));
    if (!file) throw new AppError('not_found');
    await send(response, file, secondsLeft);
  });
  return router;
};

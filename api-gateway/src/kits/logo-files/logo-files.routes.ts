import { type FILE_FORMATS, listLogoFiles } from '@fifteen/contracts';
import { Router, type Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { AssetParams, SignedQuery } from '../../platform/files/link-schemas.ts';
import type { SignedLinks } from '../../platform/files/signed-links.ts';
import { limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { parse } from '../../platform/http/validation.ts';
import type { Download, FilePress } from './file-press.ts';
import { wishNamed } from './file-wish.ts';
import { ALL_FILES, type LogoFilesService } from './logo-files.service.ts';

/** A file takes us some tenths of a second to make. */
const DOWNLOADS = { tries: 300, windowMs: 600_000 };

const TYPES: Readonly<Record<(typeof FILE_FORMATS)[number], string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  pdf: 'application/pdf',
  eps: 'application/postscript',
  png: 'image/png',
};

const send = async (response: Response, type: string, { name, size, stream }: Download): Promise<void> => {
  response.set({
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    // Were it opened as a page, nothing in it could run or load.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...(size !== undefined && { 'Content-Length': String(size) }),
  });
  if (response.req.method === 'HEAD') return void response.end();
  // A customer who disconnects midway is not an error of ours; a file that breaks off is told by its end.
  await pipeline(stream(), response).catch(() => response.destroy());
};

/** Files of paid logos behind signed links, of which each request asks whether the project is still paid. */
export const createLogoFilesRouter = (press: FilePress, links: SignedLinks): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  const limit = limitByAddress(DOWNLOADS);
  router.get('/api/v1/files/:projectId/:assetId/downloads/:name', async (request, response) => {
    const asset = AssetParams.safeParse(request.params);
    const { name } = request.params;
    const wish = wishNamed(name);
    if (!asset.success || (!wish && name !== ALL_FILES)) throw new AppError('not_found');
    links.assertSigned(asset.data, `downloads/${name}`, parse(SignedQuery, request.query) as z.output<typeof SignedQuery>);
    await limit({ address: request.ip ?? '', user: undefined });
    if (wish) return send(response, TYPES[wish.format], await press.file(asset.data, wish));
    await send(response, 'application/zip', await press.all(asset.data));
  });
  return router;
};

export const logoFilesEndpoints = (files: LogoFilesService): Endpoint[] => [
  route(listLogoFiles, ({ params, user }) => files.list(user.userId, params.assetId)),
];

import { Router, type Response } from 'express';
import { ShareToken } from '@fifteen/contracts';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { kitFileKey } from '../brand-kits/kit-keys.ts';
import { kitKeys, kitZip, zipName } from '../brand-kits/kit-zip.ts';
import { KIT_FILE_POLICY, sendKitFile } from '../brand-kits/send-kit-file.ts';
import type { PressKit, PressPagesService } from './press-pages.service.ts';

interface Dependencies {
  readonly pressPages: Pick<PressPagesService, 'kitOf'>;
  readonly files: FileStore;
}

/** Files of press pages. They close with the page: its token opens them, asked each time, and no signature. */
export const createPressFilesRouter = ({ pressPages, files }: Dependencies): Router => {
  const router = Router({ caseSensitive: true, strict: true });

  const kitOf = (token: string): Promise<PressKit> => {
    if (!ShareToken.safeParse(token).success) throw new AppError('not_found');
    return pressPages.kitOf(token);
  };
  /** Revoked at once, and found by no search engine. */
  const headed = (response: Response, type: string, disposition: string): void => {
    response.set({
      'Content-Type': type,
      'Content-Security-Policy': KIT_FILE_POLICY,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex, nofollow',
      'Content-Disposition': disposition,
    });
  };

  router.get('/api/v1/press/:token/files/*name', async (request, response) => {
    const name = [request.params.name].flat().join('/');
    const { order, part } = await kitOf(request.params.token);
    const file = part.files.find((one) => one.name === name);
    if (!file) throw new AppError('not_found');
    const round = part.files_round ?? 0;
    const disposition = request.query['download'] === undefined ? 'inline' : 'attachment';
    headed(response, file.media_type, `${disposition}; filename="${name.slice(name.lastIndexOf('/') + 1)}"`);
    response.set('ETag', `"${order.id}-${round}"`);
    if (request.fresh) return void response.status(304).end();
    await sendKitFile(response, files, kitFileKey({ projectId: order.project_id, orderId: order.id, part: part.part, round }, name));
  });

  router.get('/api/v1/press/:token/logos.zip', async (request, response) => {
    const { order, part } = await kitOf(request.params.token);
    // A file that is missing or damaged is told before the zip begins; within it, it could only break off.
    for (const key of kitKeys(order, [part])) if (!(await files.open(key))) throw new AppError('not_found');
    const zip = kitZip(order, [part], files);
    headed(response, 'application/zip', `attachment; filename="${zipName(order.name, 'logo_files')}"`);
    response.set('Content-Length', String(zip.bytes));
    if (request.method === 'HEAD') return void response.end();
    await pipeline(zip.stream, response).catch(() => response.destroy());
  });

  return router;
};

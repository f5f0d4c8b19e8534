import { Router } from 'express';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { parse } from '../../platform/http/validation.ts';
import type { BrandKitsStore, OrderWithParts } from './brand-kits.store.ts';
import { kitFileKey } from './kit-keys.ts';
import type { KitLinks } from './kit-links.ts';
import { kitKeys, kitZip, zipName } from './kit-zip.ts';
import { KIT_FILE_POLICY, sendKitFile } from './send-kit-file.ts';

const Link = z.object({ expires: z.string().regex(/^\d{1,12}$/), signature: z.string().max(100), download: z.string().max(1).optional() });
const OrderId = z.uuid();

interface Dependencies {
  readonly kits: Pick<BrandKitsStore, 'findAny'>;
  readonly files: FileStore;
  readonly links: KitLinks;
}

const baseName = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

/** Files of kits behind signed links; each request asks whether the project is still paid. */
export const createKitFilesRouter = ({ kits, files, links }: Dependencies): Router => {
  const router = Router({ caseSensitive: true, strict: true });

  const paidOrder = async (id: string): Promise<OrderWithParts> => {
    const order = OrderId.safeParse(id).success ? await kits.findAny(id) : undefined;
    if (!order) throw new AppError('not_found');
    if (!order.is_paid) throw new AppError('forbidden');
    return order;
  };

  router.get('/api/v1/brand-kit/files/:orderId/:round/*name', async (request, response) => {
    const { orderId, round, name: segments } = request.params;
    const name = [segments].flat().join('/');
    const { download, ...link } = parse(Link, request.query) as z.output<typeof Link>;
    links.assertSigned(`/api/v1/brand-kit/files/${orderId}/${round}/${name}`, link);
    const order = await paidOrder(orderId);
    const part = order.parts.find(({ files_round, files: list }) => String(files_round) === round && list.some((file) => file.name === name));
    const file = part?.files.find((one) => one.name === name);
    if (!part || !file) throw new AppError('not_found');
    response.set({
      'Content-Type': file.media_type,
      'Content-Security-Policy': KIT_FILE_POLICY,
      // Kept, but asked for each time: a file never changes, whether it may be seen does.
      'Cache-Control': 'private, no-cache',
      ETag: `"${orderId}-${round}"`,
      'Content-Disposition': `${download ? 'attachment' : 'inline'}; filename="${baseName(name)}"`,
    });
    if (request.fresh) return void response.status(304).end();
    await sendKitFile(response, files, kitFileKey({ projectId: order.project_id, orderId, part: part.part, round: Number(round) }, name));
  });

  router.get('/api/v1/brand-kit/zips/:orderId/:name', async (request, response) => {
    const { orderId, name } = request.params;
    links.assertSigned(`/api/v1/brand-kit/zips/${orderId}/${name}`, parse(Link, request.query) as z.output<typeof Link>);
    const order = await paidOrder(orderId);
    const wanted = name.replace(/\.zip$/, '');
    const parts = order.parts.filter(({ part, files_round }) => files_round !== null && (wanted === 'all' || wanted === part));
    if (parts.length === 0) throw new AppError('not_found');
    // A file that is missing or damaged is told before the zip begins; within it, it could only break off.
    for (const key of kitKeys(order, parts)) if (!(await files.open(key))) throw new AppError('not_found');
    const zip = kitZip(order, parts, files);
    response.set({
      'Content-Type': 'application/zip',
      'Content-Length': String(zip.bytes),
      'Content-Disposition': `attachment; filename="${zipName(order.name, wanted)}"`,
    });
    if (request.method === 'HEAD') return void response.end();
    await pipeline(zip.stream, response).catch(() => response.destroy());
  });

  return router;
};

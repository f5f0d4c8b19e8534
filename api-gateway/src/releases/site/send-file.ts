import { extname } from 'node:path';
import type { Request, Response } from 'express';
import { singleRange } from '../../platform/http/single-range.ts';
import type { StaticFile } from '../bundles/static-folder.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';
export const NOT_STORED = 'no-store';

/** Sends a file packed where the browser takes it so; answers 304 where the browser has it already. */
export const sendFile = (request: Request, response: Response, file: StaticFile, cacheControl: string): void => {
  response.set({
    'Cache-Control': cacheControl,
    ETag: `"${file.integrity}"`,
    Vary: 'Accept-Encoding',
  });
  response.type(extname(file.name));
  if (request.fresh) return void response.status(304).end();
  if (!file.brotli) response.set('Accept-Ranges', 'bytes');
  const range = file.brotli ? undefined : singleRange(request, file.body.length);
  if (range) return sendPart(request, response, file.body, range);
  const packed = file.brotli && request.acceptsEncodings('br') === 'br' ? file.brotli : undefined;
  if (packed) response.set('Content-Encoding', 'br');
  const body = packed ?? file.body;
  response.set('Content-Length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
};

/** Some players ask for a film in parts, and play nothing from a server that has none. */
const sendPart = (request: Request, response: Response, whole: Buffer, { start, end }: { start: number; end: number }): void => {
  response.status(206).set({
    'Content-Length': String(end - start + 1),
    'Content-Range': `bytes ${start}-${end}/${whole.length}`,
  });
  response.end(request.method === 'HEAD' ? undefined : whole.subarray(start, end + 1));
};

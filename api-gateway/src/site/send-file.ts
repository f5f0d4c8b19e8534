import { extname } from 'node:path';
import type { Request, Response } from 'express';
import type { StaticFile } from './static-folder.ts';

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'no-cache';

/** Sends a file packed where the browser takes it so; answers 304 where the browser has it already. */
export const sendFile = (request: Request, response: Response, file: StaticFile, cacheControl: string): void => {
  response.set({
    'Cache-Control': cacheControl,
    ETag: `"${file.integrity}"`,
    Vary: 'Accept-Encoding',
  });
  response.type(extname(file.name));
  if (request.fresh) return void response.status(304).end();
  const packed = file.brotli && request.acceptsEncodings('br') === 'br' ? file.brotli : undefined;
  if (packed) response.set('Content-Encoding', 'br');
  const body = packed ?? file.body;
  response.set('Content-Length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
};

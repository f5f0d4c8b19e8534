import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';

interface SentView {
  readonly request: Request;
  readonly response: Response;
  readonly files: Pick<FileStore, 'open'>;
  /** Ends with what the picture depends on. */
  readonly key: string;
  /** Of the file that a browser would save. */
  readonly name: string;
}

/** Answers with a drawn view, or that the browser has it already. */
export const sendView = async ({ request, response, files, key, name }: SentView): Promise<void> => {
  response.set({
    'Content-Type': 'image/webp',
    // Kept, but asked for each time: a payment or an edit makes another picture of it.
    'Cache-Control': 'private, no-cache',
    ETag: `"${key.slice(key.lastIndexOf('-') + 1, -'.webp'.length)}"`,
    'Content-Disposition': `inline; filename="${name}.webp"`,
  });
  if (request.fresh) return void response.status(304).end();
  const file = await files.open(key);
  if (!file) throw new AppError('not_found');
  response.set('Content-Length', String(file.size));
  if (request.method === 'HEAD') return void response.end();
  // A visitor who disconnects midway is not an error of ours.
  await pipeline(file.stream(), response).catch(() => response.destroy());
};

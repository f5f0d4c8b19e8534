import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../platform/errors/errors.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { singleRange } from '../../platform/http/single-range.ts';

/** Were a file opened as a page, nothing in it could run or load. */
export const KIT_FILE_POLICY = "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox";

/** Answers with a file of a kit, or the range of it that was asked for. Throws not_found where it is missing. */
export const sendKitFile = async (response: Response, files: Pick<FileStore, 'open'>, key: string): Promise<void> => {
  const file = await files.open(key);
  if (!file) throw new AppError('not_found');
  const range = singleRange(response.req, file.size);
  response.set({ 'Accept-Ranges': 'bytes', 'Content-Length': String(range ? range.end - range.start + 1 : file.size) });
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  if (response.req.method === 'HEAD') return void response.end();
  // A customer who disconnects midway is not an error of ours.
  await pipeline(file.stream(range), response).catch(() => response.destroy());
};

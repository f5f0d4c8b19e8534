import { JSON_BODY_MAX, type Call } from '@fifteen/contracts';
import express, { type Request, type Response } from 'express';
import { AppError } from '../errors/errors.ts';
import { assertShallow } from './json-depth.ts';

type Read = (request: Request, response: Response) => Promise<unknown>;

const isEmpty = (request: Request): boolean =>
  request.headers['transfer-encoding'] === undefined && Number(request.headers['content-length'] ?? 0) === 0;

const parseJson = (bytes: Buffer): unknown => {
  assertShallow(bytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
};

/** Reads the JSON body of a call within its limit: 413 above it, 415 for another type, 400 for broken JSON. */
export const jsonBodyReader = (call: Call): Read => {
  // A compressed body could unpack to anything; our clients send none.
  const readBytes = express.raw({ limit: call.bodyMax ?? JSON_BODY_MAX, inflate: false, type: 'application/json' });
  return async (request, response) => {
    if (isEmpty(request)) return undefined;
    if (!request.is('application/json')) throw new AppError('unsupported_media_type');
    await new Promise<void>((resolve, reject) => {
      void readBytes(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
    });
    return parseJson(request.body as Buffer);
  };
};

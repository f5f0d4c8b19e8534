import { JSON_BODY_MAX, type Call } from '@fifteen/contracts';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { AppError } from '../errors.ts';
import { assertShallow } from './json-depth.ts';

type Read = (request: Request, response: Response) => Promise<unknown>;

const parserOf = (limit: number): RequestHandler =>
  express.json({
    limit,
    strict: false,
    // A compressed body could unpack to anything; our clients send none.
    inflate: false,
    type: 'application/json',
    verify: (_request, _response, bytes) => assertShallow(bytes),
  });

/** Reads the JSON body of a call within its limit: 413 above it, 415 for another type, 400 for broken JSON. */
export const jsonBodyReader = (call: Call): Read => {
  const parser = parserOf(call.bodyMax ?? JSON_BODY_MAX);
  return async (request, response) => {
    // null means that there is no body at all, which the schema judges.
    if (request.is('application/json') === false) throw new AppError('unsupported_media_type');
    await new Promise<void>((resolve, reject) => {
      void parser(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
    });
    return request.body as unknown;
  };
};

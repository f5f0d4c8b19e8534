import { Router, type Request } from 'express';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors/errors.ts';
import { dataHeaders } from './security-headers.ts';

/** A name or an address, with or without a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

const hostsOf = ({ rawHeaders }: Request): string[] =>
  rawHeaders.flatMap((text, at) => (at % 2 === 0 && text.toLowerCase() === 'host' ? [rawHeaders[at + 1] ?? ''] : []));

/** HTTP/1.0 needs none; the server itself refuses HTTP/1.1 without. */
const isPlain = (hosts: readonly string[]): boolean => hosts.length === 0 || (hosts.length === 1 && HOST.test(hosts[0] ?? ''));

/**
 * Refuses a request that names two hosts (RFC 9112, 3.2): a proxy may read the one, and we the other. Nothing that comes
 * behind it on the same connection is read.
 */
export const refuseSecondHost = (config: Pick<Config, 'environment'>): Router => {
  const router = Router();
  router.use((request, _response, next) => (isPlain(hostsOf(request)) ? next('router') : next()));
  router.use(dataHeaders(config));
  router.use(() => {
    throw new AppError('invalid_request', { detail: 'A request names one host.', headers: { Connection: 'close' } });
  });
  return router;
};

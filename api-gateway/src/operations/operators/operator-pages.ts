import express, { Router, type RequestHandler } from 'express';
import type { Config } from '../../platform/config/config.ts';
import { pageHeaders } from '../../platform/http/security-headers.ts';
import { refuseForeign } from './operator-gate.ts';

/** Pages of operators, with what all of them need: the headers of a page, and forms of their own alone. After the headers of data: nobody may keep them. */
export const createOperatorPages = (config: Pick<Config, 'environment' | 'liveReload'>, routers: readonly RequestHandler[]): Router => {
  const router = Router();
  router.use(['/operations', '/releases'], ...pageHeaders(config), refuseForeign, express.urlencoded({ extended: false, limit: 2_048 }));
  for (const one of routers) router.use(one);
  return router;
};

import { readSiteColors } from '@fifteen/contracts';
import { limitByAccount, limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { SiteColorsService } from './site-colors.service.ts';

/** Each reading is up to six requests to somebody else's server. */
const READINGS = { tries: 20, windowMs: 3_600_000 };

export const siteColorsEndpoints = (siteColors: SiteColorsService): Endpoint[] => [
  route(readSiteColors, ({ body }) => siteColors.read(body.address), limitByAccount(READINGS), limitByAddress(READINGS)),
];

import { pipeline } from 'node:stream/promises';
import { exportAccount, PRODUCT_NAME } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import type { AccountExportService } from './account-export.service.ts';

const EXPORTS = { tries: 10, windowMs: 3_600_000 };

export const accountExportEndpoints = (exports: AccountExportService): Endpoint[] => [
  route(
    exportAccount,
    async ({ user, response }) => {
      const zip = await exports.zip(user);
      response.status(200).set({
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="${PRODUCT_NAME.toLowerCase()}-my-data.zip"`,
        'Cache-Control': 'no-store',
      });
      // A customer who disconnects midway is not an error of ours.
      await pipeline(zip, response).catch(() => response.destroy());
    },
    limitByAccount(EXPORTS),
  ),
];

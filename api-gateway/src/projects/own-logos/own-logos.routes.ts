import { createOwnLogoProject, readOwnLogo } from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { untilGone } from '../../platform/http/until-gone.ts';
import { readIdempotencyKey } from '../projects/idempotency.ts';
import type { OwnLogosService } from './own-logos.service.ts';

/** A reading takes up to some seconds of a processor. */
const READINGS = { tries: 40, windowMs: 3_600_000 };
const CREATIONS = { tries: 30, windowMs: 3_600_000 };

export const ownLogosEndpoints = (ownLogos: OwnLogosService): Endpoint[] => [
  route(readOwnLogo, ({ body, user, response }) => ownLogos.read(user.userId, body.file, untilGone(response)), limitByAccount(READINGS)),
  route(
    createOwnLogoProject,
    async ({ body, user, request }) => {
      const project = await ownLogos.create(user.userId, body, readIdempotencyKey(request.get('idempotency-key')));
      return { project, project_id: project.id };
    },
    limitByAccount(CREATIONS),
  ),
];

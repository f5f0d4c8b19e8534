import type { Platform } from '../platform.ts';
import { checksServiceOf, filesOf, releasesServiceOf } from './compose-releases.ts';
import { createDesk, type Desk } from './desk.ts';
import { createOperatorRouter } from './operator-router.ts';
import { releasesEndpoints } from './releases.routes.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { createUploads } from './uploads.ts';
import { createVisitCounter } from './visit-counter.ts';

type DeskPlatform = Pick<Platform, 'config' | 'databaseUrl' | 'db' | 'logger' | 'now'>;

export const deskOn = (platform: DeskPlatform): ((actor: string) => Desk) =>
  createDesk({ db: platform.db, service: releasesServiceOf(platform), checks: checksServiceOf(platform), now: platform.now });

export const tokensOf = ({ db, now }: Pick<Platform, 'db' | 'now'>): Tokens => createTokens({ db, now });

/** What teams and pages call over HTTP. */
export const composeReleaseDesk = (platform: DeskPlatform) => {
  const { db, now, logger } = platform;
  const counter = createVisitCounter({ db, now, logger });
  const [tokens, deskOf] = [tokensOf(platform), deskOn(platform)];
  const uploads = createUploads({ db, files: filesOf(platform), now });
  return {
    endpoints: releasesEndpoints({ tokens, deskOf, uploads, counter }),
    router: createOperatorRouter({ config: platform.config, tokens, deskOf }),
    stop: counter.stop,
  };
};

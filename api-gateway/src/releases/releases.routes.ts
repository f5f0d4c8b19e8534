import {
  checkRelease,
  findMissingFiles,
  listReleases,
  promoteRelease,
  pruneReleases,
  publishRelease,
  readReleaseLog,
  RemoteName,
  reportVisits,
  rollBackRelease,
  sendReleaseFile,
  startCanary,
} from '@fifteen/contracts';
import type { Request } from 'express';
import { limitByAddress } from '../http/rate-limiter.ts';
import { route, type Endpoint, type Guard } from '../http/route.ts';
import type { Desk } from './desk.ts';
import { assertMay, type Team, type Tokens } from './tokens.ts';
import type { Uploads } from './uploads.ts';
import type { VisitCounter } from './visit-counter.ts';

const BEARER = /^bearer (\S+)$/i;
/** A release of many files asks for each of them. */
const CALLS = { tries: 1_200, windowMs: 60_000 };
/** A page sends one report, and one for each failure; a whole office may stand behind one address. */
const REPORTS = { tries: 600, windowMs: 60_000 };

interface Dependencies {
  readonly tokens: Tokens;
  readonly deskOf: (actor: string) => Desk;
  readonly uploads: Uploads;
  readonly counter: VisitCounter;
}

/** Who calls, kept while the call runs. */
const callersBy = (tokens: Tokens) => {
  const teams = new WeakMap<Request, Team>();
  const known: Guard = async ({ request }) => {
    const [, token = ''] = BEARER.exec(request.get('authorization') ?? '') ?? [];
    teams.set(request, await tokens.read(token));
  };
  const ofRemote: Guard = async (visit) => {
    await known(visit);
    const remote = RemoteName.safeParse(visit.request.params.remote);
    if (remote.success) assertMay(teams.get(visit.request) as Team, remote.data);
  };
  return { known, ofRemote, actorOf: (request: Request): string => (teams.get(request) as Team).actor };
};

export const releasesEndpoints = ({ tokens, deskOf, uploads, counter }: Dependencies): Endpoint[] => {
  const { known, ofRemote, actorOf } = callersBy(tokens);
  const limit = limitByAddress(CALLS);
  const deskFor = (request: Request): Desk => deskOf(actorOf(request));
  return [
    route(listReleases, ({ request }) => deskFor(request).list(), limit, known),
    route(readReleaseLog, ({ request, query }) => deskFor(request).log(query.limit, query.remote), limit, known),
    route(findMissingFiles, async ({ body }) => ({ missing: await uploads.missing(body.files) }), limit, ofRemote),
    route(sendReleaseFile, ({ params, request }) => uploads.receive(params.digest, request), limit, ofRemote),
    route(
      publishRelease,
      async ({ params, body, request }) => {
        const { version, contract, requires, preload } = body;
        const files = await uploads.load(body.files);
        await deskFor(request).publish({ report: { name: params.remote, version, contract, requires }, files, preload }, version);
        return { version, files: files.length };
      },
      limit,
      ofRemote,
    ),
    route(checkRelease, ({ params, body, request }) => deskFor(request).check(params.remote, params.version, body.browser), limit, ofRemote),
    route(startCanary, ({ params, body, request }) => deskFor(request).canary(params.remote, params.version, body), limit, ofRemote),
    route(promoteRelease, ({ params, body, request }) => deskFor(request).promote(params.remote, params.version, body.force), limit, ofRemote),
    route(rollBackRelease, ({ params, body, request }) => deskFor(request).rollBack(params.remote, body.to), limit, ofRemote),
    route(pruneReleases, async ({ params, request }) => ({ removed: await deskFor(request).prune(params.remote) }), limit, ofRemote),
    route(reportVisits, ({ body }) => Promise.resolve(counter.count(body.reports)), limitByAddress(REPORTS)),
  ];
};

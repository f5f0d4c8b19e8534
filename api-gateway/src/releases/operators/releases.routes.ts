import {
  checkRelease,
  findMissingFiles,
  listReleases,
  promoteRelease,
  pruneReleases,
  publishRelease,
  readReleaseCheck,
  readReleaseLog,
  RemoteName,
  reportVisits,
  rollBackRelease,
  sendReleaseFile,
  startCanary,
} from '@fifteen/contracts';
import type { Request } from 'express';
import { createRateLimiter, limitByAddress } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint, type Guard } from '../../platform/http/route.ts';
import { auditStore, fromOf } from '../../operations/index.ts';
import { type Actor, auditedOf } from '../registry/actor.ts';
import type { ReleaseClient } from './release-client.ts';
import { assertMay, type Team, type Tokens } from './tokens.store.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { VisitCounter } from '../canary/visit-counter.ts';
import { votingNetworkOf, type VisitTickets } from '../canary/visit-tickets.ts';

const BEARER = /^bearer (\S+)$/i;
/** A release of many files asks for each of them. */
const CALLS = { tries: 1_200, windowMs: 60_000 };
/** Each of these looks at a whole release and may render its pages: one team must not keep the others waiting. */
const CHECKS = { tries: 60, windowMs: 10 * 60_000 };
/** A page sends one report, and one for each failure; a whole office may stand behind one address. */
const REPORTS = { tries: 600, windowMs: 60_000 };

interface Dependencies {
  readonly tokens: Tokens;
  readonly releaseClientOf: (actor: Actor) => ReleaseClient;
  readonly uploads: Uploads;
  readonly now: () => Date;
}

interface Visits {
  readonly counter: Pick<VisitCounter, 'count' | 'vote'>;
  readonly tickets: Pick<VisitTickets, 'read'>;
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
  const takeCheck = createRateLimiter(CHECKS);
  /** After `ofRemote`: the limit is the token's. */
  const checkLimit: Guard = ({ request }) => takeCheck((teams.get(request) as Team).id);
  return { known, ofRemote, checkLimit, teamOf: (request: Request): Team => teams.get(request) as Team };
};

/** What pages report about the remotes that they show. */
export const visitsEndpoints = ({ counter, tickets }: Visits): Endpoint[] => [
  route(
    reportVisits,
    ({ body, request, address }) => {
      const ticket = tickets.read(request);
      if (ticket) counter.vote(ticket, votingNetworkOf(address), body.reports);
      counter.count(body.reports);
      return Promise.resolve();
    },
    limitByAddress(REPORTS),
  ),
];

export const releasesEndpoints = ({ tokens, releaseClientOf, uploads, now }: Dependencies): Endpoint[] => {
  const { known, ofRemote, checkLimit, teamOf } = callersBy(tokens);
  const limit = limitByAddress(CALLS);
  /** What a token moves is in the audit, in the same transaction. */
  const releaseClientFor = (request: Request): ReleaseClient => {
    const { id, actor } = teamOf(request);
    return releaseClientOf({ name: actor, audit: (trx, moved) => auditStore.add(trx, { actor, by: 'token', id }, auditedOf(moved), fromOf(request), now()) });
  };
  return [
    route(listReleases, ({ request }) => releaseClientFor(request).list(), limit, known),
    route(readReleaseLog, ({ request, query }) => releaseClientFor(request).log(query.limit, query.remote), limit, known),
    route(findMissingFiles, async ({ body }) => ({ missing: await uploads.missing(body.files) }), limit, ofRemote),
    route(sendReleaseFile, ({ params, request }) => uploads.receive(params.digest, request), limit, ofRemote),
    route(
      publishRelease,
      async ({ params, body, request }) => {
        const { version, contract, requires, preload } = body;
        const files = await uploads.load(body.files);
        await releaseClientFor(request).publish({ report: { name: params.remote, version, contract, requires }, files, preload }, version);
        return { version, files: files.length };
      },
      limit,
      ofRemote,
    ),
    route(checkRelease, ({ params, body, request }) => releaseClientFor(request).check(params.remote, params.version, { browser: !body.static }), limit, ofRemote, checkLimit),
    route(readReleaseCheck, ({ params, request }) => releaseClientFor(request).readCheck(params.remote, params.version), limit, ofRemote),
    route(startCanary, ({ params, body, request }) => releaseClientFor(request).canary(params.remote, params.version, body), limit, ofRemote, checkLimit),
    route(promoteRelease, ({ params, body, request }) => releaseClientFor(request).promote(params.remote, params.version, body.force, body.seen), limit, ofRemote, checkLimit),
    route(rollBackRelease, ({ params, body, request }) => releaseClientFor(request).rollBack(params.remote, body.to, body.seen), limit, ofRemote),
    route(pruneReleases, async ({ params, request }) => ({ removed: await releaseClientFor(request).prune(params.remote) }), limit, ofRemote),
  ];
};

import { RemoteName, Version } from '@fifteen/contracts';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { REPOSITORY, type Config } from '../../platform/config/config.ts';
import { deviceOf } from '../../identity/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Cookies } from '../../platform/http/cookies.ts';
import { createRateLimiter, networkOf } from '../../platform/http/rate-limiter.ts';
import { pageHeaders } from '../../platform/http/security-headers.ts';
import type { ReleaseClient } from './release-client.ts';
import { confirmPage, releasesPage, signInPage, type Told } from './operator-page.ts';
import { OPERATOR_COOKIE } from './operator-cookie.ts';
import type { OperatorSession, OperatorSessions } from './operator-sessions.store.ts';
import { styleOf } from './operator-style.ts';
import { toldOf } from '../registry/read-target.ts';
import type { NoteRefusal } from '../../platform/security-log/refusals.ts';
import type { SecurityReport } from './security-report.ts';
import type { Team, Tokens } from './tokens.store.ts';

const LOG_LINES = 30;
const TRIES = { tries: 20, windowMs: 60_000 };

const Move = z.object({ remote: RemoteName, version: z.union([Version, z.literal('')]), seen: z.string().max(200) });
const Ended = z.object({ session: z.uuid() });
const Question = Move.omit({ seen: true }).extend({ action: z.enum(['promote', 'rollback']) });

interface Dependencies {
  readonly config: Config;
  readonly cookies: Cookies;
  readonly tokens: Tokens;
  readonly sessions: OperatorSessions;
  readonly security: SecurityReport;
  readonly noteRefusal: NoteRefusal;
  readonly releaseClientOf: (actor: string) => ReleaseClient;
}

/** A form of another site carries no cookie, and says where it comes from. */
const refuseForeign: RequestHandler = (request, _response, next) => {
  const origin = request.get('origin');
  const isOurs = request.get('sec-fetch-site') === 'same-origin' || (origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.get('host'));
  if (request.method === 'POST' && !isOurs) throw new AppError('forbidden');
  next();
};

/** The page of operators: what is live, how it fares, and the two moves that cannot wait. */
export const createOperatorRouter = ({ config, cookies, tokens, sessions, security, noteRefusal, releaseClientOf }: Dependencies): Router => {
  const style = styleOf(REPOSITORY);
  const takeTry = createRateLimiter(TRIES);

  const operatorOf = async (token: string): Promise<Team | undefined> => {
    const team = token ? await tokens.read(token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_signed_in') return undefined;
      throw error;
    }) : undefined;
    return team?.scope === 'operator' ? team : undefined;
  };

  const show = async ({ id, team }: OperatorSession, response: Response, told?: Told): Promise<void> => {
    const releaseClient = releaseClientOf(team.actor);
    const shown = { list: await releaseClient.list(), log: await releaseClient.log(LOG_LINES), sessions: await sessions.list(), security: await security.read(), own: id };
    response.status(told?.isRefusal ? 409 : 200).type('html').send(releasesPage(shown, told));
  };

  /** After a move the address is the page's own again: loading it again moves nothing. */
  const showMoved = async (session: OperatorSession, request: Request, response: Response): Promise<void> => {
    const moved = (await releaseClientOf(session.team.actor).list()).remotes.find(({ remote }) => remote === request.query.moved);
    await show(session, response, moved && { words: `mfe-${moved.remote}: ${toldOf(moved.deployment)}.`, isRefusal: false });
  };

  const ask = async ({ team }: OperatorSession, request: Request, response: Response): Promise<void> => {
    const asked = Question.safeParse(request.query);
    if (!asked.success) throw new AppError('invalid_request');
    const listed = (await releaseClientOf(team.actor).list()).remotes.find(({ remote }) => remote === asked.data.remote);
    if (!listed) throw new AppError('not_found');
    response.type('html').send(confirmPage(listed, asked.data));
  };

  const signedIn = (work: (session: OperatorSession, request: Request, response: Response) => Promise<void>): RequestHandler => async (request, response) => {
    const session = await sessions.read(cookies.read(request, OPERATOR_COOKIE));
    if (session) return work(session, request, response);
    response.status(401).type('html').send(signInPage(undefined));
  };

  const moveBy = (move: (releaseClient: ReleaseClient, asked: z.infer<typeof Move>) => ReturnType<ReleaseClient['promote']>) =>
    signedIn(async (session, request, response) => {
      const asked = Move.safeParse(request.body);
      if (!asked.success) throw new AppError('invalid_request');
      try {
        await move(releaseClientOf(session.team.actor), asked.data);
        response.redirect(303, `/releases?moved=${asked.data.remote}`);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        await show(session, response, { words: `Not moved. ${error.message}`, isRefusal: true });
      }
    });

  const router = Router();
  router.use('/releases', ...pageHeaders(config), refuseForeign, express.urlencoded({ extended: false, limit: 2_048 }));
  router.get('/releases/style.css', (_request, response) => void response.type('css').send(style));
  router.get('/releases', signedIn(showMoved));
  router.get('/releases/confirm', signedIn(ask));
  router.post('/releases/sign-in', async (request, response) => {
    takeTry(networkOf(request.ip ?? ''));
    const { token } = z.object({ token: z.string().max(200) }).catch({ token: '' }).parse(request.body);
    const team = await operatorOf(token.trim());
    if (!team) {
      noteRefusal({ kind: 'operator_refused', call: 'sign-in of an operator' }, request.ip ?? '');
      return void response.status(401).type('html').send(signInPage('This is not an operator token, or it was revoked.'));
    }
    // Another secret at each sign-in: one that somebody planted or copied before is worth nothing.
    const before = await sessions.read(cookies.read(request, OPERATOR_COOKIE));
    if (before) await sessions.end(before.id);
    cookies.set(response, OPERATOR_COOKIE, await sessions.start(team, deviceOf(request.get('user-agent'))));
    response.redirect(303, '/releases');
  });
  router.post('/releases/sign-out', async (request, response) => {
    const session = await sessions.read(cookies.read(request, OPERATOR_COOKIE));
    if (session) await sessions.end(session.id);
    cookies.clear(response, OPERATOR_COOKIE);
    response.redirect(303, '/releases');
  });
  router.post(
    '/releases/sessions/end',
    signedIn(async (_session, request, response) => {
      const asked = Ended.safeParse(request.body);
      if (!asked.success) throw new AppError('invalid_request');
      await sessions.end(asked.data.session);
      response.redirect(303, '/releases');
    }),
  );
  router.post('/releases/promote', moveBy((releaseClient, { remote, version, seen }) => releaseClient.promote(remote, version, undefined, seen)));
  router.post('/releases/rollback', moveBy((releaseClient, { remote, seen }) => releaseClient.rollBack(remote, undefined, seen)));
  return router;
};

import { RemoteName, Version } from '@fifteen/contracts';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { readCookie } from '../http/cookies.ts';
import { createRateLimiter, networkOf } from '../http/rate-limiter.ts';
import { pageHeaders } from '../http/security-headers.ts';
import type { Desk } from './desk.ts';
import { releasesPage, signInPage, STYLE } from './operator-page.ts';
import { toldOf } from './read-target.ts';
import type { Team, Tokens } from './tokens.ts';

const COOKIE = 'release_operator';
const LOG_LINES = 30;
/** A shift. */
const LIFE_MS = 8 * 3_600_000;
const TRIES = { tries: 20, windowMs: 60_000 };

const Move = z.object({ remote: RemoteName, version: z.union([Version, z.literal('')]) });

interface Dependencies {
  readonly config: Config;
  readonly tokens: Tokens;
  readonly deskOf: (actor: string) => Desk;
}

/** A form of another site carries no cookie, and says where it comes from. */
const refuseForeign: RequestHandler = (request, _response, next) => {
  const origin = request.get('origin');
  const isOurs = request.get('sec-fetch-site') === 'same-origin' || (origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.get('host'));
  if (request.method === 'POST' && !isOurs) throw new AppError('forbidden');
  next();
};

/** The page of operators: what is live, how it fares, and the two moves that cannot wait. */
export const createOperatorRouter = ({ config, tokens, deskOf }: Dependencies): Router => {
  const takeTry = createRateLimiter(TRIES);

  const operatorOf = async (token: string | undefined): Promise<Team | undefined> => {
    const team = token ? await tokens.read(token).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'not_signed_in') return undefined;
      throw error;
    }) : undefined;
    return team?.scope === 'operator' ? team : undefined;
  };

  const show = async (team: Team, response: Response, told?: string): Promise<void> => {
    const desk = deskOf(team.actor);
    response.status(told?.startsWith('Not moved') ? 409 : 200).type('html').send(releasesPage(await desk.list(), await desk.log(LOG_LINES), told));
  };

  const signedIn = (work: (team: Team, request: Request, response: Response) => Promise<void>): RequestHandler => async (request, response) => {
    const team = await operatorOf(readCookie(request, COOKIE));
    if (team) return work(team, request, response);
    response.status(401).type('html').send(signInPage(undefined));
  };

  const moveBy = (move: (desk: Desk, remote: RemoteName, version: string) => ReturnType<Desk['promote']>) =>
    signedIn(async (team, request, response) => {
      const asked = Move.safeParse(request.body);
      if (!asked.success) throw new AppError('invalid_request');
      const { remote, version } = asked.data;
      try {
        const { deployment } = await move(deskOf(team.actor), remote, version);
        await show(team, response, `mfe-${remote}: ${toldOf(deployment)}.`);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        await show(team, response, `Not moved. ${error.message}`);
      }
    });

  const router = Router();
  router.use('/releases', ...pageHeaders(config), refuseForeign, express.urlencoded({ extended: false, limit: 2_048 }));
  router.get('/releases/style.css', (_request, response) => void response.type('css').send(STYLE));
  router.get('/releases', signedIn((team, _request, response) => show(team, response)));
  router.post('/releases/sign-in', async (request, response) => {
    takeTry(networkOf(request.ip ?? ''));
    const { token } = z.object({ token: z.string().max(200) }).catch({ token: '' }).parse(request.body);
    if (!(await operatorOf(token.trim()))) return void response.status(401).type('html').send(signInPage('This is no operator token, or it was revoked.'));
    response.cookie(COOKIE, token.trim(), { httpOnly: true, sameSite: 'strict', secure: request.secure, path: '/releases', maxAge: LIFE_MS });
    response.redirect(303, '/releases');
  });
  router.post('/releases/sign-out', (_request, response) => {
    response.clearCookie(COOKIE, { path: '/releases' }).redirect(303, '/releases');
  });
  router.post('/releases/promote', moveBy((desk, remote, version) => desk.promote(remote, version)));
  router.post('/releases/rollback', moveBy((desk, remote) => desk.rollBack(remote)));
  return router;
};

import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { OpenIdFlow, SignInAttempts } from '../../identity/index.ts';
import { REPOSITORY, type Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Cookies } from '../../platform/http/cookies.ts';
import { createRateLimiter, networkOf } from '../../platform/http/rate-limiter.ts';
import type { NoteRefusal } from '../../platform/security-log/refusals.ts';
import { OPERATOR_COOKIE, OPERATOR_SIGN_IN_COOKIE } from './operator-cookie.ts';
import { fromOf, type OperatorGate, providerUrlOf } from './operator-gate.ts';
import type { OperatorPlace } from './operator-html.ts';
import type { OperatorSessions } from './operator-sessions.store.ts';
import { styleOf } from './operator-style.ts';
import type { OperatorsService } from './operators.service.ts';
import { operatorIn } from './provided-operator.ts';
import { noRolePage, signedInPage, signInPage } from './sign-in-pages.ts';

const TRIES = { tries: 20, windowMs: 60_000 };
/** Nothing is guessed by these: they keep one network from making rows and asking the provider without end. */
const VISITS = { tries: 60, windowMs: 60_000 };
const SIGN_IN_PATH = '/operations/sign-in';
const CALLBACK_PATH = '/operations/callback';
/** Where the provider's sign-in leads. */
const FIRST: OperatorPlace = '/operations';

/** One of our own two pages: never an address that somebody put in. */
const Place = z.enum(['/operations', '/releases']).catch('/operations');
const Form = z.object({ token: z.string().max(200).catch(''), to: Place });
const Ended = z.object({ session: z.uuid(), to: Place });
const Returned = z.object({ code: z.string().min(1).max(4_000), state: z.string().min(1).max(200), iss: z.string().max(500).optional() });

const TOKEN_REFUSED = 'Operators sign in at the provider here. Tokens are for machines.';

interface Dependencies {
  readonly config: Config;
  readonly cookies: Cookies;
  readonly gate: OperatorGate;
  readonly sessions: Pick<OperatorSessions, 'read'>;
  readonly operators: OperatorsService;
  readonly attempts: SignInAttempts;
  /** Undefined where operators sign in by a token. */
  readonly flow: OpenIdFlow | undefined;
  /** Undefined where it is no token of an operator. */
  readonly readToken: (token: string) => Promise<{ readonly id: string; readonly name: string } | undefined>;
  readonly noteRefusal: NoteRefusal;
}

/** Sign-in and sign-out of operators. Comes after the headers of pages and the refusal of foreign forms. */
export const createSignInRouter = ({ config, cookies, gate, sessions, operators, attempts, flow, readToken, noteRefusal }: Dependencies): Router => {
  const style = styleOf(REPOSITORY);
  const takeTry = createRateLimiter(TRIES);
  const [takeStart, takeReturn] = [createRateLimiter(VISITS), createRateLimiter(VISITS)];
  /** Exactly this, letter by letter: the one address to register at the provider. */
  const callbackUrl = new URL(CALLBACK_PATH, config.publicUrl).href;

  const refuse = (request: Request, response: Response, to: OperatorPlace, status: 401 | 403, wrong: string): void => {
    noteRefusal({ kind: 'operator_refused', call: 'sign-in of an operator' }, request.ip ?? '');
    response.status(status).type('html').send(signInPage({ to, providerUrl: providerUrlOf(config), wrong }));
  };

  const start = async (request: Request, response: Response): Promise<void> => {
    if (!flow) throw new AppError('not_found');
    takeStart(networkOf(request.ip ?? ''));
    const { url, browser } = await attempts.begin(callbackUrl, cookies.read(request, OPERATOR_SIGN_IN_COOKIE), flow.authorizationUrl);
    cookies.set(response, OPERATOR_SIGN_IN_COOKIE, browser);
    response.redirect(303, url);
  };

  const finish = async (request: Request, response: Response): Promise<void> => {
    if (!flow || !config.operatorSignIn) throw new AppError('not_found');
    takeReturn(networkOf(request.ip ?? ''));
    const returned = Returned.safeParse(request.query);
    if (!returned.success) return refuse(request, response, FIRST, 401, 'The provider did not sign you in. Try again.');
    const attempt = await attempts.take(returned.data.state, cookies.read(request, OPERATOR_SIGN_IN_COOKIE), [callbackUrl]);
    if (!attempt) return refuse(request, response, FIRST, 401, 'This sign-in was begun in another browser, or took too long. Try again.');
    try {
      const person = operatorIn(await flow.exchange(attempt, returned.data), config.operatorSignIn.groupsClaim);
      const signedIn = await operators.signInByProvider(person, fromOf(request), cookies.read(request, OPERATOR_COOKIE));
      if (!signedIn) {
        noteRefusal({ kind: 'operator_refused', call: 'sign-in of an operator' }, request.ip ?? '');
        return void response.status(403).type('html').send(noRolePage(person.email, providerUrlOf(config) ?? ''));
      }
      cookies.set(response, OPERATOR_COOKIE, signedIn.secret);
      response.type('html').send(signedInPage(signedIn.operator, FIRST));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'oauth_failed') throw error;
      refuse(request, response, FIRST, 401, 'The provider’s answer did not pass its checks. Try again.');
    }
  };

  const signInByToken = async (request: Request, response: Response): Promise<void> => {
    takeTry(networkOf(request.ip ?? ''));
    const { token, to } = Form.parse(request.body ?? {});
    if (config.operatorSignIn) return refuse(request, response, to, 403, TOKEN_REFUSED);
    const known = await readToken(token.trim());
    if (!known) return refuse(request, response, to, 401, 'This is not an operator token, or it was revoked.');
    cookies.set(response, OPERATOR_COOKIE, await operators.signInByToken(known, fromOf(request), cookies.read(request, OPERATOR_COOKIE)));
    response.redirect(303, to);
  };

  const router = Router();
  router.get('/operations/style.css', (_request, response) => void response.type('css').send(style));
  router.get(SIGN_IN_PATH, start);
  router.post(SIGN_IN_PATH, signInByToken);
  router.get(CALLBACK_PATH, finish);
  router.post('/operations/sign-out', async (request, response) => {
    const session = await sessions.read(cookies.read(request, OPERATOR_COOKIE));
    if (session) await operators.signOut(session, fromOf(request));
    cookies.clear(response, OPERATOR_COOKIE);
    response.redirect(303, '/operations');
  });
  router.post(
    '/operations/sessions/end',
    gate('/operations', 'operator', async (session, request, response) => {
      const asked = Ended.safeParse(request.body);
      if (!asked.success) throw new AppError('invalid_request');
      await operators.endSession(session, asked.data.session, fromOf(request));
      response.redirect(303, asked.data.to);
    }),
  );
  return router;
};

import type { Request, RequestHandler, Response } from 'express';
import { deviceOf } from '../../identity/index.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Cookies } from '../../platform/http/cookies.ts';
import type { NoteRefusal } from '../../platform/security-log/refusals.ts';
import type { From } from './audit.store.ts';
import { mayAs, type OperatorRole } from './operator.ts';
import { OPERATOR_COOKIE } from './operator-cookie.ts';
import type { OperatorPlace } from './operator-html.ts';
import type { OperatorSession, OperatorSessions } from './operator-sessions.store.ts';
import { roleMissingPage, signInPage } from './sign-in-pages.ts';

/** Where an operator's request comes from. */
export const fromOf = (request: Request): From => ({ address: request.ip ?? '', browser: deviceOf(request.get('user-agent')) });

/** A form of another site carries no cookie, and says where it comes from. */
export const refuseForeign: RequestHandler = (request, _response, next) => {
  const origin = request.get('origin');
  const isOurs = request.get('sec-fetch-site') === 'same-origin' || (origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.get('host'));
  if (request.method === 'POST' && !isOurs) throw new AppError('forbidden');
  next();
};

/** Where a browser starts the sign-in at the provider; undefined without one. On the address that the provider returns to: cookies are of one host. */
export const providerUrlOf = ({ operatorSignIn, publicUrl }: Pick<Config, 'operatorSignIn' | 'publicUrl'>): string | undefined =>
  operatorSignIn && new URL('/operations/sign-in', publicUrl).href;

type Work = (session: OperatorSession, request: Request, response: Response) => Promise<void>;

interface Dependencies {
  readonly config: Pick<Config, 'operatorSignIn' | 'publicUrl'>;
  readonly cookies: Cookies;
  readonly sessions: Pick<OperatorSessions, 'read'>;
  readonly noteRefusal: NoteRefusal;
}

/** The one check before a page or a move of operators: signed in, and in a role that may. */
export const createOperatorGate =
  ({ config, cookies, sessions, noteRefusal }: Dependencies) =>
  (here: OperatorPlace, needed: OperatorRole, work: Work): RequestHandler =>
  async (request, response) => {
    const session = await sessions.read(cookies.read(request, OPERATOR_COOKIE));
    if (!session) return void response.status(401).type('html').send(signInPage({ to: here, providerUrl: providerUrlOf(config) }));
    if (mayAs(session.operator.role, needed)) return work(session, request, response);
    noteRefusal({ kind: 'operator_refused', call: `${request.method} ${request.path} as ${session.operator.role}` }, request.ip ?? '');
    response.status(403).type('html').send(roleMissingPage(session.operator, needed, here));
  };

export type OperatorGate = ReturnType<typeof createOperatorGate>;

import { RemoteName, Version } from '@fifteen/contracts';
import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import { actorOf, auditeeOf, auditStore, fromOf, type OperatorGate, type OperatorSession, type OperatorSessions, type Told } from '../../operations/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { type Actor, auditedOf } from '../registry/actor.ts';
import { toldOf } from '../registry/read-target.ts';
import { confirmPage, releasesPage } from './operator-page.ts';
import type { ReleaseClient } from './release-client.ts';
import type { SecurityReport } from './security-report.ts';

const LOG_LINES = 30;

const Move = z.object({ remote: RemoteName, version: z.union([Version, z.literal('')]), seen: z.string().max(200) });
const Question = Move.omit({ seen: true }).extend({ action: z.enum(['promote', 'rollback']) });

interface Dependencies {
  readonly gate: OperatorGate;
  readonly sessions: Pick<OperatorSessions, 'list'>;
  readonly security: SecurityReport;
  readonly releaseClientOf: (actor: Actor) => ReleaseClient;
  readonly now: () => Date;
}

/** The page of releases: what is live, how it fares, and the two moves that cannot wait. Comes after the headers of operators' pages. */
export const createOperatorRouter = ({ gate, sessions, security, releaseClientOf, now }: Dependencies): Router => {
  /** What the operator moves is in the audit, in the same transaction. */
  const clientOf = ({ operator }: OperatorSession, request: Request): ReleaseClient =>
    releaseClientOf({
      name: actorOf(operator),
      audit: (trx, moved) => auditStore.add(trx, auditeeOf(operator), auditedOf(moved), fromOf(request), now()),
    });

  const show = async (session: OperatorSession, request: Request, response: Response, told?: Told): Promise<void> => {
    const releaseClient = clientOf(session, request);
    const shown = { list: await releaseClient.list(), log: await releaseClient.log(LOG_LINES), sessions: await sessions.list(), security: await security.read(), session };
    response.status(told?.isRefusal ? 409 : 200).type('html').send(releasesPage(shown, told));
  };

  /** After a move the address is the page's own again: loading it again moves nothing. */
  const showMoved = async (session: OperatorSession, request: Request, response: Response): Promise<void> => {
    const moved = (await clientOf(session, request).list()).remotes.find(({ remote }) => remote === request.query.moved);
    await show(session, request, response, moved && { words: `mfe-${moved.remote}: ${toldOf(moved.deployment)}.`, isRefusal: false });
  };

  const ask = async (session: OperatorSession, request: Request, response: Response): Promise<void> => {
    const asked = Question.safeParse(request.query);
    if (!asked.success) throw new AppError('invalid_request');
    const listed = (await clientOf(session, request).list()).remotes.find(({ remote }) => remote === asked.data.remote);
    if (!listed) throw new AppError('not_found');
    response.type('html').send(confirmPage(listed, asked.data, session.operator));
  };

  const moveBy = (move: (releaseClient: ReleaseClient, asked: z.infer<typeof Move>) => ReturnType<ReleaseClient['promote']>) =>
    gate('/releases', 'releaser', async (session, request, response) => {
      const asked = Move.safeParse(request.body);
      if (!asked.success) throw new AppError('invalid_request');
      try {
        await move(clientOf(session, request), asked.data);
        response.redirect(303, `/releases?moved=${asked.data.remote}`);
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        await show(session, request, response, { words: `Not moved. ${error.message}`, isRefusal: true });
      }
    });

  const router = Router();
  router.get('/releases', gate('/releases', 'viewer', showMoved));
  router.get('/releases/confirm', gate('/releases', 'releaser', ask));
  router.post('/releases/promote', moveBy((releaseClient, { remote, version, seen }) => releaseClient.promote(remote, version, undefined, seen)));
  router.post('/releases/rollback', moveBy((releaseClient, { remote, seen }) => releaseClient.rollBack(remote, undefined, seen)));
  return router;
};

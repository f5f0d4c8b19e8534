import { createOauthAttemptsStore, createSignInAttempts } from '../../identity/index.ts';
import { createOperatorGate } from '../../operations/operators/operator-gate.ts';
import { createOperatorSessions, type OperatorSessions } from '../../operations/operators/operator-sessions.store.ts';
import { createOperatorsService } from '../../operations/operators/operators.service.ts';
import { operatorFlow } from '../../operations/operators/provided-operator.ts';
import { createSignInRouter } from '../../operations/operators/sign-in.router.ts';
import { inTransactionOn } from '../../platform/database/db.ts';
import { createCookies } from '../../platform/http/cookies.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { NoteRefusal } from '../../platform/security-log/refusals.ts';
import { operatorOf } from '../../releases/operators/tokens.store.ts';
import { tokensOf } from './compose-release-client.ts';

type OperatorsPlatform = Pick<Platform, 'config' | 'db' | 'now'>;

export type Operators = ReturnType<typeof composeOperators>;

export const operatorSessionsOf = ({ config, db, now }: OperatorsPlatform): OperatorSessions => createOperatorSessions({ db, now, provider: config.operatorSignIn });

/** Who may use the pages of operators, wired. */
export const composeOperators = (platform: OperatorsPlatform, noteRefusal: NoteRefusal) => {
  const { config, db, now } = platform;
  const sessions = operatorSessionsOf(platform);
  const cookies = createCookies({ publicUrl: config.publicUrl, now });
  const gate = createOperatorGate({ config, cookies, sessions, noteRefusal });
  const operators = createOperatorsService({ inTransaction: inTransactionOn(db), sessions, provider: config.operatorSignIn, now });
  const router = createSignInRouter({
    config,
    cookies,
    gate,
    sessions,
    operators,
    attempts: createSignInAttempts({ attempts: createOauthAttemptsStore(db), now }),
    flow: config.operatorSignIn && operatorFlow(config.operatorSignIn),
    readToken: operatorOf(tokensOf(platform)),
    noteRefusal,
  });
  return { gate, sessions, operators, router };
};

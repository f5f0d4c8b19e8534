import type { Cookie } from '../../platform/http/cookies.ts';
import { SESSION_MS } from './operator-sessions.store.ts';

/** Of an operator's session. Other sites cannot send it. */
export const OPERATOR_COOKIE: Cookie = { name: 'release_operator', sameSite: 'strict', maxAge: SESSION_MS, path: '/releases', plainName: 'never' };

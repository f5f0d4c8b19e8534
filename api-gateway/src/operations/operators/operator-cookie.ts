import type { Cookie } from '../../platform/http/cookies.ts';
import { SESSION_MS } from './operator-sessions.store.ts';

/** Of an operator's session. Other sites cannot send it. */
export const OPERATOR_COOKIE: Cookie = { name: 'release_operator', sameSite: 'strict', maxAge: SESSION_MS, plainName: 'never' };

/** Ties a sign-in to the browser that began it. It comes along when the provider sends the browser back, so it is not strict. */
export const OPERATOR_SIGN_IN_COOKIE: Cookie = { name: 'operator_sign_in', sameSite: 'lax', maxAge: 10 * 60_000, plainName: 'never' };

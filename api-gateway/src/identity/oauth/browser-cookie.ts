import type { Cookie } from '../../platform/http/cookies.ts';

/**
 * The secret that ties a sign-in to the browser that began it. It stays until it ends by itself: a second tab may still be
 * on its way back.
 */
export const BROWSER_COOKIE: Cookie = { name: 'fifteen_oauth', sameSite: 'lax', maxAge: 10 * 60_000, plainName: 'never' };

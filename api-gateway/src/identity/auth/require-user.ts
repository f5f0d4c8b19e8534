import { AppError } from '../../platform/errors/errors.ts';
import type { RequireUser } from '../../platform/http/route.ts';
import type { AuthService } from './auth.service.ts';

const BEARER = /^bearer ([\w.~+/-]+=*)$/i;

/** RFC 6750: the challenge tells a client how to come back. */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

export const requireUserBy =
  (auth: AuthService): RequireUser =>
  async (request) => {
    const [, token] = BEARER.exec(request.get('authorization') ?? '') ?? [];
    if (!token) throw new AppError('not_signed_in', { headers: CHALLENGE });
    return auth.authenticate(token);
  };

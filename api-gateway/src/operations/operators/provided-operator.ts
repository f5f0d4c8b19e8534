import { z } from 'zod';
import { type Claims, createOpenIdFlow, type OpenIdFlow } from '../../identity/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Known } from './role-of.ts';

/** Who the provider says has signed in. */
export interface ProvidedOperator extends Known {
  readonly subject: string;
}

/** The client of operators at their OpenID provider. */
export interface OperatorProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly groupsClaim: string;
}

const OperatorClaims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
});

/** Providers list groups, or name the only one. */
const Groups = z.union([z.array(z.string().max(200)).max(1_000), z.string().max(200).transform((group) => [group])]).catch([]);

/** What of the claims counts. Throws oauth_failed where they name nobody. */
export const operatorIn = (claims: Claims, groupsClaim: string): ProvidedOperator => {
  const parsed = OperatorClaims.safeParse(claims);
  if (!parsed.success) throw new AppError('oauth_failed', { detail: 'The provider names no e-mail address for this account.' });
  return { subject: parsed.data.sub, email: parsed.data.email, isEmailVerified: parsed.data.email_verified, groups: Groups.parse(claims[groupsClaim]) };
};

/** The flow at the operators' provider. */
export const operatorFlow = ({ issuer, clientId, clientSecret, scope, groupsClaim }: OperatorProvider): OpenIdFlow =>
  createOpenIdFlow({ issuer, clientId, clientSecret, scope, name: 'The sign-in provider', alsoFromUserInfo: ['email', 'email_verified', groupsClaim] });

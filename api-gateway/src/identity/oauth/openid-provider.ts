import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  type Configuration,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  AuthorizationResponseError,
  ResponseBodyError,
} from 'openid-client';
import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';

/** Where sign-ins are sent to: Google, or the local stand-in. The same code speaks to both. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export const GOOGLE_ISSUER = 'https://accounts.google.com';

const SCOPE = 'openid email profile';
const TIMEOUT_S = 10;

/** Who the provider says has signed in. Its e-mail is verified by the provider. */
export interface ProvidedPerson {
  readonly subject: string;
  readonly email: string;
  readonly fullName: string | null;
  readonly avatarUrl: string | null;
}

/** What is kept of a sign-in while the customer is away. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUrl: string;
}

export interface OpenIdProvider {
  readonly authorizationUrl: (attempt: Attempt) => Promise<string>;
  /** Exchanges the code and checks the ID token. Throws oauth_failed where the provider or a check refuses. */
  readonly exchange: (attempt: Attempt, returned: { code: string; iss?: string | undefined }) => Promise<ProvidedPerson>;
}

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.literal(true),
  name: z.string().optional(),
  full_name: z.string().optional(),
  picture: z.string().optional(),
  avatar_url: z.string().optional(),
});

const NAME_MAX = 100;

/** Only a picture that the page may show: an https address, or one of this machine in development. */
const pictureOf = (address: string | undefined): string | null => {
  if (!address || !URL.canParse(address) || address.length > 500) return null;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1') ? address : null;
};

/** Source of the two name and picture claims: section 3 of the specification. */
const personOf = (claims: unknown): ProvidedPerson => {
  const parsed = Claims.safeParse(claims);
  if (!parsed.success) {
    throw new AppError('oauth_failed', { detail: 'Your Google account has no verified email address.' });
  }
  const { sub, email, name, full_name, picture, avatar_url } = parsed.data;
  return {
    subject: sub,
    email,
    fullName: (full_name ?? name)?.trim().slice(0, NAME_MAX) || null,
    avatarUrl: pictureOf(avatar_url ?? picture),
  };
};

const isRefusal = (error: unknown): boolean =>
  error instanceof ClientError || error instanceof ResponseBodyError || error instanceof AuthorizationResponseError;

const unreachable = (cause: unknown): never => {
  throw new AppError('unavailable', { detail: 'Google cannot be reached. Please try again.', cause });
};

/** Discovers the provider when it is first needed; a discovery that failed is tried again. */
export const createOpenIdProvider = ({ issuer, clientId, clientSecret }: ProviderSettings): OpenIdProvider => {
  let known: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    known ??= discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
      timeout: TIMEOUT_S,
      // The specification trusts the connection alone; the signature is checked too.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http://127.0.0.1:') ? [allowInsecureRequests] : [])],
    }).catch((cause: unknown) => {
      known = undefined;
      return unreachable(cause);
    });
    return known;
  };

  return {
    authorizationUrl: async ({ state, nonce, codeVerifier, redirectUrl }) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUrl,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).href,

    exchange: async ({ state, nonce, codeVerifier, redirectUrl }, { code, iss }) => {
      const returnedTo = new URL(redirectUrl);
      returnedTo.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, returnedTo, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }).catch((cause: unknown) => {
        if (isRefusal(cause)) throw new AppError('oauth_failed', { cause });
        return unreachable(cause);
      });
      return personOf(tokens.claims());
    },
  };
};

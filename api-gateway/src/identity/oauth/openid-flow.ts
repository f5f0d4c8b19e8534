import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client';
import { isLoopback } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/errors.ts';

/** A client that is registered with an OpenID provider. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What is kept of a sign-in while somebody is away at the provider. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUrl: string;
}

/** What a provider adds to the address that somebody returns to. */
export interface Returned {
  readonly code: string;
  readonly iss?: string | undefined;
}

export type Claims = Readonly<Record<string, unknown>>;

/** The authorization code flow with PKCE, whatever the claims mean. */
export interface OpenIdFlow {
  readonly authorizationUrl: (attempt: Attempt) => Promise<string>;
  /** Exchanges the code and checks the ID token. Throws oauth_failed where the provider or a check refuses, unavailable where it is away. */
  readonly exchange: (attempt: Attempt, returned: Returned) => Promise<Claims>;
}

interface Terms extends ProviderSettings {
  /** How customers and operators know the provider: "Google". */
  readonly name: string;
  readonly scope: string;
  readonly prompt?: string;
  /** Claims that the provider may keep out of the ID token; what is missing there is asked for at its userinfo endpoint. */
  readonly alsoFromUserInfo?: readonly string[];
}

const TIMEOUT_S = 10;

const isRefusal = (error: unknown): boolean =>
  error instanceof ClientError || error instanceof ResponseBodyError || error instanceof AuthorizationResponseError;

/** In the body where the provider says that it takes it there; else as every provider must, in the header. */
const authenticationBy = (clientSecret: string): ClientAuth => {
  const [post, basic] = [ClientSecretPost(clientSecret), ClientSecretBasic(clientSecret)];
  return (server, ...rest) => (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(server, ...rest);
};

const isInsecure = (issuer: string): boolean => issuer.startsWith('http:') && isLoopback(issuer);

/** Discovers the provider when it is first needed; a discovery that failed is tried again. */
export const createOpenIdFlow = ({ issuer, clientId, clientSecret, name, scope, prompt, alsoFromUserInfo = [] }: Terms): OpenIdFlow => {
  const unreachable = (cause: unknown): never => {
    throw new AppError('unavailable', { detail: `${name} cannot be reached. Please try again.`, cause });
  };

  const refused = (cause: unknown): never => {
    if (isRefusal(cause)) throw new AppError('oauth_failed', { cause });
    return unreachable(cause);
  };

  let known: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    known ??= discovery(new URL(issuer), clientId, undefined, authenticationBy(clientSecret), {
      timeout: TIMEOUT_S,
      // The specification trusts the connection alone; the signature is checked too.
      execute: [enableNonRepudiationChecks, ...(isInsecure(issuer) ? [allowInsecureRequests] : [])],
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
        scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(prompt && { prompt }),
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
      }).catch(refused);
      const claims: Claims = tokens.claims() ?? {};
      const isComplete = alsoFromUserInfo.every((claim) => claims[claim] !== undefined);
      if (isComplete || !config.serverMetadata().userinfo_endpoint) return claims;
      // What the signed token says goes before what the endpoint adds.
      return { ...(await fetchUserInfo(config, tokens.access_token, String(claims.sub)).catch(refused)), ...claims };
    },
  };
};

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import { interactionPolicy, Provider, type Configuration, type JWK } from 'oidc-provider';
import type { Config } from '../../platform/config/config.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { ProviderSettings } from '../oauth/openid-flow.ts';
import { createInteractions } from './interactions.ts';
import { accountOf } from './people.ts';

interface Options {
  readonly redirectUrls: readonly string[];
  readonly environment: Config['environment'];
  readonly logger: Logger;
  /** Keeps e-mail and groups out of the ID token, as many providers do: they are at the userinfo endpoint. */
  readonly isTerse?: boolean;
}

export interface OpenIdStandIn {
  readonly settings: ProviderSettings;
  readonly stop: () => Promise<void>;
}

const CLIENT_ID = 'fifteen-local';
const MINUTES = 60;

/** Google asks which account each time that we want it to; the form does the same. */
const policy = () => {
  const base = interactionPolicy.base();
  base.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return base;
};

const configurationOf = (redirectUrls: readonly string[], clientSecret: string, key: JWK, isTerse: boolean): Configuration => ({
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: clientSecret,
      redirect_uris: [...redirectUrls],
      response_types: ['code'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture', 'groups'] },
  // Google puts name and e-mail into the ID token itself.
  conformIdTokenClaims: isTerse,
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  findAccount: (_context, id) => accountOf(id),
  interactions: { policy: policy(), url: (_context, { uid }) => `/interaction/${uid}` },
  cookies: { keys: [randomBytes(32).toString('hex')] },
  jwks: { keys: [key] },
  ttl: { Interaction: 10 * MINUTES, Session: 10 * MINUTES, Grant: 10 * MINUTES, AccessToken: 10 * MINUTES, IdToken: 10 * MINUTES },
});

const signingKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256' } as JWK;
};

/**
 * A certified OpenID provider on this machine, in Google's place: signs in the person who types an e-mail. For development:
 * in production it throws.
 */
export const startOpenIdStandIn = async ({ redirectUrls, environment, logger, isTerse = false }: Options): Promise<OpenIdStandIn> => {
  if (environment === 'production') throw new Error('The local OpenID provider does not run in production.');
  const clientSecret = randomBytes(24).toString('base64url');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configurationOf(redirectUrls, clientSecret, await signingKey(), isTerse));
  server.on('request', createInteractions(provider));
  server.unref();
  logger.info({ issuer }, 'Google is played by a local OpenID provider');
  return {
    settings: { issuer, clientId: CLIENT_ID, clientSecret },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

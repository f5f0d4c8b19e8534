import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type { ProviderSettings } from '../identity/oauth/openid-flow.ts';

type Forge = (token: { claims: JWTPayload; sign: (claims: JWTPayload) => Promise<string> }) => Promise<string>;

export interface RogueProvider {
  readonly settings: ProviderSettings;
  /** How the next ID tokens are made. */
  readonly forge: (how: Forge) => void;
  /** A signature by a key that is not the provider's. */
  readonly signByStranger: (claims: JWTPayload) => Promise<string>;
  readonly stop: () => void;
}

const CLIENT_ID = 'client';

/** An attacker's tool: a provider that gives whatever ID token a test wants. */
export const startRogueProvider = async (nonce: string): Promise<RogueProvider> => {
  const [own, strange] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const signWith = (key: typeof own.privateKey) => (claims: JWTPayload) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(key);
  let how: Forge = ({ claims, sign }) => sign(claims);
  let issuer = '';

  const idToken = (): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    const person = { sub: 'subject', email: 'ann@example.com', email_verified: true, name: 'Ann' };
    return how({ claims: { ...person, iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 300, nonce }, sign: signWith(own.privateKey) });
  };
  const answers: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => ({ access_token: 'opaque', token_type: 'bearer', expires_in: 300, id_token: await idToken() }),
  };
  const server = createServer(async (request, response) => {
    const answer = await answers[request.url ?? '']?.();
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { issuer, clientId: CLIENT_ID, clientSecret: 'secret' },
    forge: (next) => {
      how = next;
    },
    signByStranger: signWith(strange.privateKey),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

interface Site {
  readonly origin: string;
  readonly rpId: string;
}

interface Manner {
  /** Whether the person was verified, as by a fingerprint. */
  readonly isVerified?: boolean;
  /** What the page claims to be. */
  readonly origin?: string;
  readonly type?: string;
  /** What the counter says. */
  readonly counter?: number;
  readonly userHandle?: string;
}

interface Credential {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly userHandle: string;
  counter: number;
}

const counterBytes = (counter: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
};

/** A COSE key: EC2, ES256, P-256. */
const coseOf = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const entries = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ]);
  return Buffer.from(isoCBOR.encode(entries));
};

/** An authenticator in software, with ES256 and a counter: real signatures, without a browser. */
export const createAuthenticator = ({ origin, rpId }: Site) => {
  const credentials: Credential[] = [];
  const clientData = (challenge: string, how: Manner, type: string): Buffer =>
    Buffer.from(JSON.stringify({ type: how.type ?? type, challenge, origin: how.origin ?? origin, crossOrigin: false }));
  const flags = (how: Manner, more = 0): Buffer => Buffer.from([PRESENT | (how.isVerified === false ? 0 : VERIFIED) | more]);

  return {
    /** What `navigator.credentials.create` gives. */
    create: (options: { readonly challenge: string; readonly user: { readonly id: string } }, how: Manner = {}) => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const credential: Credential = { id: randomBytes(32), key: privateKey, userHandle: options.user.id, counter: how.counter ?? 1 };
      credentials.push(credential);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.id.length);
      const data = Buffer.concat([sha256(rpId), flags(how, ATTESTED), counterBytes(credential.counter), Buffer.alloc(16), length, credential.id, coseOf(publicKey)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data)],
      ]);
      const id = base64url(credential.id);
      const response = { clientDataJSON: base64url(clientData(options.challenge, how, 'webauthn.create')), attestationObject: base64url(isoCBOR.encode(attestation)), transports: ['internal'] };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },

    /** What `navigator.credentials.get` gives, by the passkey that was made last. */
    get: ({ challenge }: { readonly challenge: string }, how: Manner = {}) => {
      const credential = credentials.at(-1);
      if (!credential) throw new Error('This authenticator has no passkey');
      credential.counter = how.counter ?? credential.counter + 1;
      const client = clientData(challenge, how, 'webauthn.get');
      const data = Buffer.concat([sha256(rpId), flags(how), counterBytes(credential.counter)]);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), credential.key);
      const id = base64url(credential.id);
      const response = { clientDataJSON: base64url(client), authenticatorData: base64url(data), signature: base64url(signature), userHandle: how.userHandle ?? credential.userHandle };
      return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
    },
  };
};

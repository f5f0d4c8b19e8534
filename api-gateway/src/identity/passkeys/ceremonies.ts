import { PRODUCT_NAME, type NewPasskeyResponse, type PasskeyCreation, type PasskeyRequest, type PasskeyResponse } from '@fifteen/contracts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { PasskeyRow } from '../../platform/database/schema/passkeys.ts';
import type { UserWithCredits } from '../users/users.store.ts';

/** For a person who has to find the phone first. */
const TIMEOUT_MS = 5 * 60_000;

type NewResponse = z.output<typeof NewPasskeyResponse>;
type Response = z.output<typeof PasskeyResponse>;

/** What an authenticator says of a new passkey. */
export interface MadePasskey {
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly isSynced: boolean;
}

/** The two ceremonies of WebAuthn, for one site. */
export interface Ceremonies {
  readonly creationFor: (user: UserWithCredits, known: readonly PasskeyRow[]) => Promise<PasskeyCreation>;
  /** Undefined where the answer is not what was asked for. */
  readonly readCreation: (response: NewResponse, challenge: string) => Promise<MadePasskey | undefined>;
  readonly request: () => Promise<PasskeyRequest>;
  /** The authenticator's counter; undefined where the answer was not signed by this passkey, here, by a verified person. */
  readonly readAnswer: (response: Response, challenge: string, passkey: PasskeyRow) => Promise<{ counter: number } | undefined>;
}

interface Site {
  /** The host of the site: passkeys belong to it. */
  readonly rpId: string;
  readonly origins: readonly string[];
}

/** By which a passkey names its owner: random, and says nothing to who finds it. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

/** The challenge that an answer claims to answer; undefined where it names none. */
export const challengeOf = ({ response }: { readonly response: { readonly clientDataJSON: string } }): string | undefined => {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
};

/** What does not verify is thrown by the library, whatever it is: it read bytes of a stranger. */
const orNothing = async <T>(verify: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await verify();
  } catch {
    return undefined;
  }
};

export const createCeremonies = ({ rpId, origins }: Site): Ceremonies => {
  const site = { expectedOrigin: [...origins], expectedRPID: rpId, requireUserVerification: true };
  return {
    creationFor: async (user, known) => {
      const { rp, challenge, pubKeyCredParams, user: named } = await generateRegistrationOptions({
        rpName: PRODUCT_NAME,
        rpID: rpId,
        userID: new Uint8Array(Buffer.from(user.id)),
        userName: user.email,
        userDisplayName: user.full_name ?? user.email,
        attestationType: 'none',
      });
      return {
        rp: { name: rp.name, id: rpId },
        user: named,
        challenge,
        pubKeyCredParams,
        timeout: TIMEOUT_MS,
        excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, type: 'public-key', transports })),
        // Found without a name typed first, and opened by its owner alone: so that it counts as both factors.
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      };
    },

    readCreation: async (response, expectedChallenge) => {
      const made = await orNothing(() => verifyRegistrationResponse({ response: response as never, expectedChallenge, ...site }));
      if (!made?.verified) return undefined;
      const { credential, credentialBackedUp } = made.registrationInfo;
      return { credentialId: credential.id, publicKey: Buffer.from(credential.publicKey), counter: credential.counter, isSynced: credentialBackedUp };
    },

    request: async () => {
      const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' });
      return { rpId, challenge, timeout: TIMEOUT_MS, userVerification: 'required' };
    },

    readAnswer: async (response, expectedChallenge, { credential_id, public_key }) => {
      // The counter is compared where it is written, so that two answers at once are told apart.
      const credential = { id: credential_id, publicKey: new Uint8Array(public_key), counter: 0 };
      const read = await orNothing(() => verifyAuthenticationResponse({ response: response as never, expectedChallenge, credential, ...site }));
      return read?.verified ? { counter: read.authenticationInfo.newCounter } : undefined;
    },
  };
};

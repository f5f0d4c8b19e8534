import type { OwnerProof } from '../account-security/owner-proof.ts';
import type { AccountFoundations } from '../auth/compose-auth.ts';
import type { Endpoint } from '../http/route.ts';
import { ownOrigins } from '../own-origins.ts';
import type { Platform } from '../platform.ts';
import type { CodeCheck } from '../second-factor/code-check.ts';
import { createCeremonies } from './ceremonies.ts';
import { createPasskeyChallengesStore } from './passkey-challenges.store.ts';
import { createPasskeySignInService } from './passkey-sign-in.service.ts';
import { passkeysEndpoints } from './passkeys.routes.ts';
import { createPasskeysService, type PasskeysService } from './passkeys.service.ts';
import { createPasskeysStore } from './passkeys.store.ts';

interface Given {
  readonly proof: OwnerProof;
  readonly codes: CodeCheck;
}

/** Passkeys, wired. They belong to the host of PUBLIC_URL. */
export const composePasskeys = ({ config }: Pick<Platform, 'config'>, of: AccountFoundations, given: Given): { endpoints: Endpoint[]; service: PasskeysService } => {
  const passkeys = createPasskeysStore(of.db);
  const challenges = createPasskeyChallengesStore(of.db);
  const ceremonies = createCeremonies({ rpId: new URL(config.publicUrl).hostname, origins: ownOrigins(config) });
  const service = createPasskeysService({ ...of, ...given, passkeys, challenges, ceremonies });
  const signIn = createPasskeySignInService({ ...of, passkeys, challenges, ceremonies });
  return { endpoints: passkeysEndpoints({ passkeys: service, signIn }), service };
};

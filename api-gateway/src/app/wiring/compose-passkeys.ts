import type { OwnerProof } from '../../identity/sign-ins/owner-proof.ts';
import type { AccountFoundations } from './compose-auth.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import { ownOrigins } from '../../platform/config/own-origins.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import type { CodeCheck } from '../../identity/second-factor/code-check.ts';
import { createCeremonies } from '../../identity/passkeys/ceremonies.ts';
import { createPasskeyChallengesStore } from '../../identity/passkeys/passkey-challenges.store.ts';
import { createPasskeySignInService } from '../../identity/passkeys/passkey-sign-in.service.ts';
import { passkeysEndpoints } from '../../identity/passkeys/passkeys.routes.ts';
import { createPasskeysService, type PasskeysService } from '../../identity/passkeys/passkeys.service.ts';
import { createPasskeysStore } from '../../identity/passkeys/passkeys.store.ts';

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

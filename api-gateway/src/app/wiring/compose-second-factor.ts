import type { OwnerProof } from '../../identity/sign-ins/owner-proof.ts';
import type { AccountFoundations } from './compose-auth.ts';
import type { Endpoint } from '../../platform/http/route.ts';
import { createTextCipher, type TextCipher } from '../../platform/keys/encrypted-text.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { type CodeCheck, createCodeCheck } from '../../identity/second-factor/code-check.ts';
import { createPendingSignInsStore } from '../../identity/second-factor/pending-sign-ins.store.ts';
import { secondFactorEndpoints } from '../../identity/second-factor/second-factor.routes.ts';
import { createSecondFactorService, type SecondFactorService } from '../../identity/second-factor/second-factor.service.ts';
import { createSecondFactorStore } from '../../identity/second-factor/second-factor.store.ts';
import { createSecondStepService } from '../../identity/second-factor/second-step.service.ts';

interface ComposedSecondFactor {
  readonly endpoints: Endpoint[];
  readonly service: SecondFactorService;
  readonly codes: CodeCheck;
}

/** Encrypts the secrets of authenticator apps. */
export const authenticatorCipherOf = ({ keysFor }: Pick<Platform, 'keysFor'>): TextCipher => createTextCipher(keysFor('authenticators'));

/** Two-step sign-in, wired. */
export const composeSecondFactor = (platform: Pick<Platform, 'keysFor'>, of: AccountFoundations, proof: OwnerProof): ComposedSecondFactor => {
  const factors = createSecondFactorStore(of.db);
  const cipher = authenticatorCipherOf(platform);
  const codes = createCodeCheck({ ...of, factors, cipher });
  const service = createSecondFactorService({ ...of, factors, cipher, codes, proof });
  const step = createSecondStepService({ ...of, codes, pending: createPendingSignInsStore(of.db) });
  return { endpoints: secondFactorEndpoints({ factor: service, step }), service, codes };
};

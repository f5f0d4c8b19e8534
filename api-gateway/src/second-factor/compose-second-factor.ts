import type { OwnerProof } from '../account-security/owner-proof.ts';
import type { AccountFoundations } from '../auth/compose-auth.ts';
import type { Endpoint } from '../http/route.ts';
import { createTextCipher, type TextCipher } from '../keys/encrypted-text.ts';
import type { Platform } from '../platform.ts';
import { type CodeCheck, createCodeCheck } from './code-check.ts';
import { createPendingSignInsStore } from './pending-sign-ins.store.ts';
import { secondFactorEndpoints } from './second-factor.routes.ts';
import { createSecondFactorService, type SecondFactorService } from './second-factor.service.ts';
import { createSecondFactorStore } from './second-factor.store.ts';
import { createSecondStepService } from './second-step.service.ts';

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

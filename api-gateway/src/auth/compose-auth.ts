import type { PgBoss } from 'pg-boss';
import { accountDeletionEndpoints } from '../account-deletion/account-deletion.routes.ts';
import { createAccountDeletionService } from '../account-deletion/account-deletion.service.ts';
import { createAccountDeletionStore } from '../account-deletion/account-deletion.store.ts';
import { accountExportEndpoints } from '../account-export/account-export.routes.ts';
import { createAccountExportService } from '../account-export/account-export.service.ts';
import { createAccountExportStore } from '../account-export/account-export.store.ts';
import { accountSecurityEndpoints } from '../account-security/account-security.routes.ts';
import { createAccountSecurityService } from '../account-security/account-security.service.ts';
import { createSecurityEvents } from '../account-security/security-events.ts';
import { createIdentitiesStore } from '../account-security/identities.store.ts';
import { createOwnerProof } from '../account-security/owner-proof.ts';
import { inTransactionOn } from '../database/db.ts';
import { fileStoreOf } from '../files/compose-files.ts';
import type { PreviewsService } from '../files/previews.service.ts';
import { createFileRemovals } from '../files/file-removals.ts';
import { createBackground } from '../http/background.ts';
import type { Endpoint, RequireUser } from '../http/route.ts';
import { composeOutbox } from '../mail/compose-outbox.ts';
import { composeOauth } from '../oauth/compose-oauth.ts';
import { composePasskeys } from '../passkeys/compose-passkeys.ts';
import type { Platform } from '../platform.ts';
import { createRateLimits } from '../rate-limits/rate-limits.store.ts';
import { composeSecondFactor } from '../second-factor/compose-second-factor.ts';
import type { NoteRefusal } from '../security-log/compose-refusals.ts';
import { createSecurityLog } from '../security-log/security-log.ts';
import { usersEndpoints } from '../users/users.routes.ts';
import { createUsersService } from '../users/users.service.ts';
import { createUsersStore } from '../users/users.store.ts';
import { createAccessTokens } from './access-tokens.ts';
import { authEndpoints } from './auth.routes.ts';
import { createAuthService } from './auth.service.ts';
import { keepClosingRepeats } from './close-repeats.ts';
import { startHashThreads } from './hash-threads.ts';
import { createMailTokenSigner, createMailTokensStore } from './mail-tokens.ts';
import { createNewPasswords } from './new-passwords.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createRecoveryService } from './recovery.service.ts';
import { createRefreshTokens } from './refresh-tokens.ts';
import { requireUserBy } from './require-user.ts';
import { createSessionsStore, type SessionsStore } from './sessions.store.ts';
import { createSignInLimits } from './sign-in-limits.ts';
import { createSignIns } from './sign-ins.ts';
import { createSignInsStore } from './sign-ins.store.ts';
import { createVerificationService } from './verification.service.ts';

export interface Accounts {
  readonly endpoints: readonly Endpoint[];
  readonly requireUser: RequireUser;
  readonly sessions: SessionsStore;
  readonly stop: () => Promise<void>;
}

export type AccountFoundations = Awaited<ReturnType<typeof foundations>>;

/** What several features of accounts are built on. */
const foundations = async (platform: Platform, boss: PgBoss) => {
  const { config, db, keysFor, logger, now, pool } = platform;
  const limits = createRateLimits({ db, keys: keysFor('rate-limits'), now });
  const sessions = createSessionsStore(db);
  const signInsStore = createSignInsStore({ db, pool });
  const log = createSecurityLog(db, now);
  const { signupsAnHour } = config;
  const signInLimits = createSignInLimits({ limits, signIns: signInsStore, log, keys: keysFor('networks'), signupsAnHour, now });
  const threads = startHashThreads({ onDeath: (error) => logger.error({ err: error }, 'a thread of the password hasher ended') });
  const accessTokens = createAccessTokens({ keys: keysFor('access-tokens'), now });
  const refreshTokens = createRefreshTokens(keysFor('refresh-tokens'));
  return {
    db,
    inTransaction: inTransactionOn(db),
    now,
    sessions,
    accessTokens,
    refreshTokens,
    rateLimits: limits,
    limits: signInLimits,
    users: createUsersStore(db),
    hasher: await createPasswordHasher(threads),
    tokens: createMailTokensStore(),
    signer: createMailTokenSigner(keysFor('mail-tokens')),
    outbox: await composeOutbox(platform, boss),
    log,
    background: createBackground(logger),
    signIns: createSignIns({ signInsStore, accessTokens, refreshTokens, limits: signInLimits, now }),
  };
};

interface Parts {
  readonly previews: PreviewsService;
  readonly noteRefusal: NoteRefusal;
}

/** Accounts and sign-in, wired. */
export const composeAccounts = async (platform: Platform, boss: PgBoss, { previews, noteRefusal }: Parts): Promise<Accounts> => {
  const of = await foundations(platform, boss);
  const files = fileStoreOf(platform);
  const users = createUsersService(of.users);
  const newPasswords = createNewPasswords(of);
  const verification = createVerificationService(of);
  const recovery = createRecoveryService({ ...of, newPasswords });
  const auth = createAuthService({ ...of, verification, noteRefusal });
  const proof = createOwnerProof(of);
  const secondFactor = composeSecondFactor(platform, of, proof);
  const passkeys = composePasskeys(platform, of, { proof, codes: secondFactor.codes });
  const security = createAccountSecurityService({
    ...of,
    newPasswords,
    proof,
    identities: createIdentitiesStore(of.db),
    factor: secondFactor.service,
    passkeys: passkeys.service,
  });
  const removals = createFileRemovals({ ...of, files });
  const deletions = createAccountDeletionStore({ ...of, removals });
  const oauth = composeOauth(platform.config, of, platform.logger);
  const stopClosing = keepClosingRepeats({ ...of, logger: platform.logger });
  return {
    endpoints: [
      ...authEndpoints({ auth, users, recovery, verification }),
      ...secondFactor.endpoints,
      ...passkeys.endpoints,
      ...oauth.endpoints,
      ...usersEndpoints(users),
      ...accountSecurityEndpoints(security, createSecurityEvents(of.log, of.now)),
      ...accountExportEndpoints(createAccountExportService({ ...of, files, previews, records: createAccountExportStore(of.db) })),
      ...accountDeletionEndpoints(createAccountDeletionService({ ...of, proof, deletions, removals })),
    ],
    requireUser: requireUserBy(auth),
    sessions: of.sessions,
    stop: async () => {
      await stopClosing();
      await of.background.settled();
      await of.hasher.stop();
      await oauth.stop();
    },
  };
};

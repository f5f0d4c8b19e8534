import type { PgBoss } from 'pg-boss';
import { accountDeletionEndpoints } from '../../operations/account-deletion/account-deletion.routes.ts';
import { createAccountDeletionService } from '../../operations/account-deletion/account-deletion.service.ts';
import { createAccountDeletionStore } from '../../operations/account-deletion/account-deletion.store.ts';
import { accountExportEndpoints } from '../../operations/account-export/account-export.routes.ts';
import { createAccountExportService } from '../../operations/account-export/account-export.service.ts';
import { createAccountExportStore } from '../../operations/account-export/account-export.store.ts';
import { accountSecurityEndpoints } from '../../identity/account-security/account-security.routes.ts';
import { createAccountSecurityService } from '../../identity/account-security/account-security.service.ts';
import { createSecurityEvents } from '../../identity/account-security/security-events.ts';
import { createIdentitiesStore } from '../../identity/account-security/identities.store.ts';
import { createOwnerProof } from '../../identity/sign-ins/owner-proof.ts';
import { inTransactionOn } from '../../platform/database/db.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import type { PreviewsService } from '../../projects/previews/previews.service.ts';
import { createFileRemovals } from '../../platform/files/file-removals.ts';
import { createBackground } from '../../platform/http/background.ts';
import type { Endpoint, RequireUser } from '../../platform/http/route.ts';
import { composeOutbox } from './compose-outbox.ts';
import { composeOauth } from './compose-oauth.ts';
import { composePasskeys } from './compose-passkeys.ts';
import type { Platform } from '../../platform/runtime/platform.ts';
import { createRateLimits } from '../../platform/rate-limits/rate-limits.store.ts';
import { composeSecondFactor } from './compose-second-factor.ts';
import type { NoteRefusal } from '../../platform/security-log/refusals.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import { usersEndpoints } from '../../identity/users/users.routes.ts';
import { createUsersService } from '../../identity/users/users.service.ts';
import { createUsersStore } from '../../identity/users/users.store.ts';
import { createAccessTokens } from '../../identity/sessions/access-tokens.ts';
import { authEndpoints } from '../../identity/auth/auth.routes.ts';
import { createAuthService } from '../../identity/auth/auth.service.ts';
import { keepClosingRepeats } from '../../identity/sessions/close-repeats.ts';
import { startHashThreads } from '../../identity/passwords/hash-threads.ts';
import { createMailTokensStore } from '../../identity/mail-tokens/mail-tokens.store.ts';
import { createMailTokenSigner } from '../../identity/mail-tokens/mail-token-signer.ts';
import { createNewPasswords } from '../../identity/auth/new-passwords.ts';
import { createPasswordHasher } from '../../identity/passwords/password-hasher.ts';
import { createRecoveryService } from '../../identity/auth/recovery.service.ts';
import { createRefreshTokens } from '../../identity/sessions/refresh-tokens.ts';
import { requireUserBy } from '../../identity/auth/require-user.ts';
import { createSessionsStore, type SessionsStore } from '../../identity/sessions/sessions.store.ts';
import { createSignInLimits } from '../../identity/sign-ins/sign-in-limits.ts';
import { createSignIns } from '../../identity/sign-ins/sign-ins.ts';
import { createSignInsStore } from '../../identity/sign-ins/sign-ins.store.ts';
import { createVerificationService } from '../../identity/auth/verification.service.ts';

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

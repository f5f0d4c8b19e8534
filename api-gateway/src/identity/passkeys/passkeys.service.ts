import { type addPasskey, type beginPasskey, type Passkey, type PasskeyCreation, PASSKEYS_MAX } from '@fifteen/contracts';
import type { z } from 'zod';
import type { OwnerProof } from '../sign-ins/owner-proof.ts';
import type { Db, InTransaction } from '../../platform/database/db.ts';
import type { PasskeyRow } from '../../platform/database/schema/passkeys.ts';
import { storableText } from '../../platform/database/storable.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { Caller } from '../../platform/http/route.ts';
import { nameFor } from '../../platform/mail/name-for.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { CodeCheck } from '../second-factor/code-check.ts';
import type { SecurityLog } from '../../platform/security-log/security-log.store.ts';
import type { UsersStore, UserWithCredits } from '../users/users.store.ts';
import { type Ceremonies, challengeOf } from './ceremonies.ts';
import type { PasskeyChallengesStore } from './passkey-challenges.store.ts';
import type { PasskeysStore } from './passkeys.store.ts';

const CEREMONY_MS = 10 * 60_000;

type Proof = z.output<(typeof beginPasskey)['body']>;
type Made = z.output<(typeof addPasskey)['body']>;

interface Dependencies {
  readonly inTransaction: InTransaction;
  readonly users: Pick<UsersStore, 'find'>;
  readonly passkeys: PasskeysStore;
  readonly challenges: PasskeyChallengesStore;
  readonly ceremonies: Ceremonies;
  readonly proof: OwnerProof;
  readonly codes: Pick<CodeCheck, 'use'>;
  readonly outbox: Outbox;
  readonly log: SecurityLog;
  readonly now: () => Date;
}

export interface PasskeysService {
  readonly list: (userId: string) => Promise<Passkey[]>;
  readonly begin: (caller: Caller, proof: Proof) => Promise<PasskeyCreation>;
  readonly add: (caller: Caller, made: Made) => Promise<Passkey>;
  /** Throws not_found where it is none of the caller's; so does `remove`. */
  readonly rename: (caller: Caller, id: string, name: string) => Promise<Passkey>;
  readonly remove: (caller: Caller, id: string) => Promise<void>;
}

const present = ({ id, name, is_synced, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  is_synced,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});

export const createPasskeysService = (of: Dependencies): PasskeysService => {
  const ownerOf = async ({ userId }: Caller): Promise<UserWithCredits> => {
    const user = await of.users.find(userId);
    if (!user) throw new AppError('session_ended');
    return user;
  };

  const tell = async (trx: Db, template: 'passkey-added' | 'passkey-removed', user: UserWithCredits, passkey: PasskeyRow): Promise<void> => {
    await of.outbox.write(trx, {
      template,
      ref: `${template}:${passkey.id}`,
      userId: user.id,
      recipient: user.email,
      isConfirmed: user.email_verified_at !== null,
      data: { name: nameFor(user), at: of.now().toISOString(), passkey: passkey.name },
    });
  };

  const assertRoom = (known: readonly PasskeyRow[]): void => {
    if (known.length >= PASSKEYS_MAX) throw new AppError('conflict', { detail: `You have ${PASSKEYS_MAX} passkeys. Remove one to add another.` });
  };

  return {
    list: async (userId) => (await of.passkeys.ofUser(userId)).map(present),

    begin: async (caller, { password, code }) => {
      const user = await ownerOf(caller);
      // Who signs up with a stranger's address must leave no key behind in the account.
      if (!user.email_verified_at) throw new AppError('email_not_confirmed');
      await of.proof.assertOwner(user, caller, password);
      if (user.second_factor_at) {
        if (!code) throw new AppError('invalid_request', { errors: [{ field: 'code', message: 'Please enter a code' }] });
        await of.codes.use({ user, code });
      }
      const known = await of.passkeys.ofUser(user.id);
      assertRoom(known);
      const options = await of.ceremonies.creationFor(user, known);
      await of.challenges.add({ challenge: options.challenge, sessionId: caller.sessionId }, new Date(of.now().getTime() + CEREMONY_MS));
      return options;
    },

    add: async (caller, { name, response }) => {
      const user = await ownerOf(caller);
      const challenge = challengeOf(response);
      const isOurs = challenge !== undefined && (await of.challenges.take({ challenge, sessionId: caller.sessionId }, of.now()));
      if (!isOurs) throw new AppError('conflict', { detail: 'That took too long. Please start again.' });
      const made = await of.ceremonies.readCreation(response, challenge);
      if (!made) throw new AppError('invalid_request', { detail: 'This passkey does not work here. Please try another one.' });
      return of.inTransaction(async (trx) => {
        await of.passkeys.hold(trx, user.id);
        assertRoom(await of.passkeys.ofUser(user.id, trx));
        const added = await of.passkeys.add(trx, {
          user_id: user.id,
          credential_id: made.credentialId,
          public_key: made.publicKey,
          counter: String(made.counter),
          transports: response.response.transports ?? [],
          is_synced: made.isSynced,
          name: storableText(name),
          created_at: of.now(),
          last_used_at: null,
        });
        if (!added) throw new AppError('conflict', { detail: 'This passkey is in use already.' });
        await of.log.record({ kind: 'passkey_added', userId: user.id, sessionId: caller.sessionId, detail: { passkey: added.id } }, trx);
        await tell(trx, 'passkey-added', user, added);
        return present(added);
      });
    },

    rename: async ({ userId }, id, name) => {
      const renamed = await of.passkeys.rename({ id, userId }, storableText(name));
      if (!renamed) throw new AppError('not_found');
      return present(renamed);
    },

    remove: async (caller, id) => {
      const user = await ownerOf(caller);
      await of.inTransaction(async (trx) => {
        const removed = await of.passkeys.remove(trx, { id, userId: user.id });
        if (!removed) throw new AppError('not_found');
        await of.log.record({ kind: 'passkey_removed', userId: user.id, sessionId: caller.sessionId, detail: { passkey: id } }, trx);
        await tell(trx, 'passkey-removed', user, removed);
      });
    },
  };
};

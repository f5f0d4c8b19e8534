import type { Db } from '../../platform/database/db.ts';
import type { TextCipher } from '../../platform/keys/encrypted-text.ts';
import { createSecondFactorStore } from './second-factor.store.ts';

/** Encrypts the secrets of authenticator apps by the current key, so that the previous one can be retired. Gives how many. */
export const encryptAuthenticatorsAgain = async (db: Db, cipher: Pick<TextCipher, 'encryptAgain'>): Promise<number> => {
  const factors = createSecondFactorStore(db);
  let encrypted = 0;
  for (const { user_id: userId, secret: before } of await factors.list()) {
    const secret = cipher.encryptAgain(before, userId);
    if (secret !== undefined && (await factors.replaceSecret(userId, { before, secret }))) encrypted += 1;
  }
  return encrypted;
};

import { type MailTokenPurpose } from '../identity/mail-tokens/mail-tokens.store.ts';
import { createMailTokenSigner } from '../identity/mail-tokens/mail-token-signer.ts';
import type { Platform } from '../platform/runtime/platform.ts';

/** The newest token of this purpose, as the link of the mail carries it. */
export const mailTokenOf = async (platform: Platform, userId: string, purpose: MailTokenPurpose): Promise<string> => {
  const { id } = await platform.db
    .selectFrom('mail_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return createMailTokenSigner(platform.keysFor('mail-tokens')).sign(id);
};

/** Mails that wait or were sent, as the outbox names them. */
export const mailsTo = async ({ db }: Platform, recipient: string): Promise<string[]> => {
  const rows = await db.selectFrom('mails').select('template').where('recipient', '=', recipient).orderBy('created_at').execute();
  return rows.map(({ template }) => template);
};

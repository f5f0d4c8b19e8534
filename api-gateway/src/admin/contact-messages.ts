import { contactMessagesStore } from '../contact/contact-messages.store.ts';
import type { AdminCommand } from './commands.ts';
import { readLimit, readOptions } from './read-options.ts';

/** For the day on which support's own mailbox fails. */
export const contactMessagesCommand: AdminCommand = {
  options: '[--limit N]',
  tells: 'what was written by the contact form, newest first',
  run: async ({ db }, args) => {
    const { limit } = readOptions(args, ['limit']);
    const messages = await contactMessagesStore.latest(db, readLimit(limit));
    if (messages.length === 0) return ['Nobody has written.'];
    return messages.map(({ created_at, name, email, topic, subject, message }) =>
      [`${created_at.toISOString()}  ${name} <${email}>${topic ? `  (${topic})` : ''}`, subject, message, ''].join('\n'),
    );
  },
};

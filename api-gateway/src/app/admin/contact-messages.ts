import { contactMessagesStore } from '../../operations/contact/contact-messages.store.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readLimit, readOptions } from '../../platform/command-line/read-options.ts';

/** For the day on which support's own mailbox fails. */
export const contactMessagesCommand: OperatorCommand = {
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

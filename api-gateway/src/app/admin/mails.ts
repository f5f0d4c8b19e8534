import { createMailsStore } from '../../platform/mail/mails.store.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readLimit, readOptions } from '../../platform/command-line/read-options.ts';

/** Mails that were given up. */
export const mailsCommand: OperatorCommand = {
  options: '[--limit N]',
  tells: 'mails that could not be sent and were given up, newest first',
  run: async ({ db }, args) => {
    const { limit } = readOptions(args, ['limit']);
    const failed = await createMailsStore(db).failed(readLimit(limit));
    if (failed.length === 0) return ['No mail was given up.'];
    return failed.map(({ id, template, tries, failed_at }) => `${failed_at?.toISOString() ?? ''}  ${template.padEnd(18)}  ${tries} tries  ${id}`);
  },
};

import type { SecurityEventRow } from '../../platform/database/schema/security-events.ts';
import { createSecurityLog } from '../../platform/security-log/security-log.store.ts';
import { userIdOf } from './account-of.store.ts';
import type { OperatorCommand } from '../../platform/command-line/run-command.ts';
import { readDate, readLimit, readOptions } from '../../platform/command-line/read-options.ts';

const lineOf = ({ at, last_at, kind, count, user_id, network_key, detail }: SecurityEventRow): string =>
  [(last_at ?? at).toISOString(), kind.padEnd(20), `${count} x`.padStart(7), user_id ?? '-', network_key?.slice(0, 8) ?? '-', JSON.stringify(detail)].join('  ');

/** Who signed in, failed to, changed a password and so on, newest first. */
export const securityLogCommand: OperatorCommand = {
  options: '[--email EMAIL] [--kind KIND] [--since DATE] [--limit N]',
  tells: 'what happened to sign-ins, newest first',
  run: async ({ db }, args) => {
    const { email, kind, since, limit } = readOptions(args, ['email', 'kind', 'since', 'limit']);
    const query = { kind, since: readDate(since), limit: readLimit(limit), userId: email && (await userIdOf(db, email)) };
    const events = await createSecurityLog(db, () => new Date()).list(query);
    return events.length > 0 ? events.map(lineOf) : ['Nothing is recorded.'];
  },
};

import type { Db } from '../database/db.ts';
import { mailsCommand } from './mails.ts';
import { securityLogCommand } from './security-log.ts';

export interface AdminCommand {
  readonly options: string;
  readonly tells: string;
  /** Gives the lines to print; throws StartError for a mistake of the caller's. */
  readonly run: (db: Db, args: readonly string[]) => Promise<string[]>;
}

export const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'security-log': securityLogCommand,
  mails: mailsCommand,
};

export const usage = (): string => {
  const lines = Object.entries(COMMANDS).map(([name, { options, tells }]) => `  npm run admin -- ${name} ${options}\n      ${tells}`);
  return `Usage:\n${lines.join('\n')}\n`;
};

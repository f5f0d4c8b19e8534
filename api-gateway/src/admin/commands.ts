import type { Platform } from '../platform.ts';
import { contactMessagesCommand } from './contact-messages.ts';
import { deletedProjectsCommand, restoreProjectCommand } from './deleted-projects.ts';
import { grantCommand } from './grant.ts';
import { incidentCommand } from './incident.ts';
import { ledgerCommand } from './ledger.ts';
import { mailsCommand } from './mails.ts';
import { maintenanceCommand } from './maintenance.ts';
import { maintenanceModeCommand } from './maintenance-mode.ts';
import { reconcileCommand } from './reconcile.ts';
import { refundCommand, refundsCommand } from './refund.ts';
import { securityLogCommand } from './security-log.ts';

export interface AdminCommand {
  readonly options: string;
  readonly tells: string;
  /** Gives the lines to print; throws StartError for a mistake of the caller's. */
  readonly run: (platform: Platform, args: readonly string[]) => Promise<string[]>;
}

export const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  'security-log': securityLogCommand,
  mails: mailsCommand,
  'contact-messages': contactMessagesCommand,
  'deleted-projects': deletedProjectsCommand,
  'restore-project': restoreProjectCommand,
  ledger: ledgerCommand,
  grant: grantCommand,
  refunds: refundsCommand,
  refund: refundCommand,
  reconcile: reconcileCommand,
  incident: incidentCommand,
  maintenance: maintenanceCommand,
  'maintenance-mode': maintenanceModeCommand,
};

export const usage = (): string => {
  const lines = Object.entries(COMMANDS).map(([name, { options, tells }]) => `  npm run admin -- ${name} ${options}\n      ${tells}`);
  return `Usage:\n${lines.join('\n')}\n`;
};

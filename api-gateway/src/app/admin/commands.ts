import type { OperatorCommands } from '../../platform/command-line/run-command.ts';
import { backupCommand } from './backup.ts';
import { contactMessagesCommand } from './contact-messages.ts';
import { deletedProjectsCommand, restoreProjectCommand } from './deleted-projects.ts';
import { endTwoStepCommand } from './end-two-step.ts';
import { filesCommand } from './files.ts';
import { grantCommand } from './grant.ts';
import { incidentCommand } from './incident.ts';
import { ledgerCommand } from './ledger.ts';
import { mailsCommand } from './mails.ts';
import { maintenanceCommand } from './maintenance.ts';
import { maintenanceModeCommand } from './maintenance-mode.ts';
import { modelsCommand } from './models.ts';
import { reconcileCommand } from './reconcile.ts';
import { refundCommand, refundsCommand } from './refund.ts';
import { secretsCommand } from './secrets.ts';
import { securityLogCommand } from './security-log.ts';

export const COMMANDS: OperatorCommands = {
  'security-log': securityLogCommand,
  'end-two-step': endTwoStepCommand,
  mails: mailsCommand,
  'contact-messages': contactMessagesCommand,
  'deleted-projects': deletedProjectsCommand,
  'restore-project': restoreProjectCommand,
  ledger: ledgerCommand,
  grant: grantCommand,
  refunds: refundsCommand,
  refund: refundCommand,
  reconcile: reconcileCommand,
  models: modelsCommand,
  incident: incidentCommand,
  maintenance: maintenanceCommand,
  'maintenance-mode': maintenanceModeCommand,
  secrets: secretsCommand,
  files: filesCommand,
  backup: backupCommand,
};

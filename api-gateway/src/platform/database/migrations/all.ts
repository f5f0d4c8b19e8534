import type { SchemaChange } from './schema-change.ts';
import { accounts } from './001-accounts.ts';
import { creditLedger } from './002-credit-ledger.ts';
import { projects } from './003-projects.ts';
import { projectEvents } from './004-project-events.ts';
import { analyticsEvents } from './005-analytics-events.ts';
import { projectNotes } from './006-project-notes.ts';
import { fingerprints } from './007-fingerprints.ts';
import { identity } from './008-identity.ts';
import { refinements } from './009-refinements.ts';
import { deletedProjects } from './010-deleted-projects.ts';
import { editedVersions } from './011-edited-versions.ts';
import { money } from './012-money.ts';
import { retention } from './013-retention.ts';
import { brandKits } from './014-brand-kits.ts';
import { favouritesAndShares } from './015-favourites-and-shares.ts';
import { contactMessages } from './016-contact-messages.ts';
import { status } from './017-status.ts';
import { contactEmailKeys } from './018-contact-email-keys.ts';
import { maintenanceMode } from './019-maintenance-mode.ts';
import { releases } from './020-releases.ts';
import { releaseChecks } from './021-release-checks.ts';
import { keptShells } from './022-kept-shells.ts';
import { releaseSeals } from './023-release-seals.ts';
import { releaseVisits } from './024-release-visits.ts';
import { operatorSessions } from './025-operator-sessions.ts';
import { whenDrawingWasAskedFor } from './026-when-drawing-was-asked-for.ts';
import { heldMails } from './029-held-mails.ts';
import { repeatableRefreshes } from './030-repeatable-refreshes.ts';
import { storedFiles } from './031-stored-files.ts';
import { secondFactor } from './033-second-factor.ts';
import { passkeys } from './034-passkeys.ts';
import { countedSecurityEvents } from './039-counted-security-events.ts';
import { cspReports } from './040-csp-reports.ts';
import { keyGenerations } from './041-key-generations.ts';
import { nearestMarks } from './044-nearest-marks.ts';
import { modelCalls } from './050-model-calls.ts';
import { modelTurns } from './200-model-turns.ts';
import { refinementsByModels } from './201-refinements-by-models.ts';
import { ownLogos } from './210-own-logos.ts';
import { schemaContracts } from './211-schema-contracts.ts';
import { pressPages } from './220-press-pages.ts';
import { operators } from './230-operators.ts';

/** Every migration by its name; they run in the order of their names. */
export const migrations: Readonly<Record<string, SchemaChange>> = {
  '001-accounts': accounts,
  '002-credit-ledger': creditLedger,
  '003-projects': projects,
  '004-project-events': projectEvents,
  '005-analytics-events': analyticsEvents,
  '006-project-notes': projectNotes,
  '007-fingerprints': fingerprints,
  '008-identity': identity,
  '009-refinements': refinements,
  '010-deleted-projects': deletedProjects,
  '011-edited-versions': editedVersions,
  '012-money': money,
  '013-retention': retention,
  '014-brand-kits': brandKits,
  '015-favourites-and-shares': favouritesAndShares,
  '016-contact-messages': contactMessages,
  '017-status': status,
  '018-contact-email-keys': contactEmailKeys,
  '019-maintenance-mode': maintenanceMode,
  '020-releases': releases,
  '021-release-checks': releaseChecks,
  '022-kept-shells': keptShells,
  '023-release-seals': releaseSeals,
  '024-release-visits': releaseVisits,
  '025-operator-sessions': operatorSessions,
  '026-when-drawing-was-asked-for': whenDrawingWasAskedFor,
  '029-held-mails': heldMails,
  '030-repeatable-refreshes': repeatableRefreshes,
  '031-stored-files': storedFiles,
  '033-second-factor': secondFactor,
  '034-passkeys': passkeys,
  '039-counted-security-events': countedSecurityEvents,
  '040-csp-reports': cspReports,
  '041-key-generations': keyGenerations,
  '044-nearest-marks': nearestMarks,
  '050-model-calls': modelCalls,
  '200-model-turns': modelTurns,
  '201-refinements-by-models': refinementsByModels,
  '210-own-logos': ownLogos,
  '211-schema-contracts': schemaContracts,
  '220-press-pages': pressPages,
  '230-operators': operators,
};

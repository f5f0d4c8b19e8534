import type { ShellReport } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import { SERVER_FILE, type ShellServer } from '../bundles/server-file.ts';
import { checksStore } from './checks.store.ts';
import type { ReleaseFiles } from '../bundles/release-files.ts';
import { shellsStore } from './shells.store.ts';

/** The shell that a gateway started with last: releases are checked with it. */
export interface LiveShell {
  readonly version: string;
  readonly report: ShellReport;
  /** Undefined if it renders no pages, as in watch mode. */
  readonly server: ShellServer | undefined;
}

/** Undefined before any gateway has started with a built shell. */
export const loadLiveShell = async (db: Db, files: ReleaseFiles): Promise<LiveShell | undefined> => {
  const [report, [kept]] = [await checksStore.shell(db), await shellsStore.list(db)];
  if (!report) return undefined;
  const hash = kept?.integrity[SERVER_FILE];
  return { version: kept?.version ?? report.version, report, server: hash === undefined ? undefined : await files.load(SERVER_FILE, hash) };
};

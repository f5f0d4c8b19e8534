import type { Db } from '../../platform/database/db.ts';
import { cspReportsStore, type CountedReport } from '../../operations/index.ts';
import type { RefusedAccess, SecurityLog } from '../../platform/security-log/security-log.store.ts';

const DAY_MS = 24 * 3_600_000;
const CSP_DAYS = 7;
const CSP_ROWS = 20;

/** What operators see of attacks: refused access of a day, and what browsers refused in a week. */
export interface ReportedSecurity {
  readonly refused: readonly RefusedAccess[];
  readonly csp: readonly CountedReport[];
}

interface Dependencies {
  readonly db: Db;
  readonly log: Pick<SecurityLog, 'refused'>;
  readonly now: () => Date;
}

export const createSecurityReport = ({ db, log, now }: Dependencies) => ({
  read: async (): Promise<ReportedSecurity> => {
    const ago = (ms: number): Date => new Date(now().getTime() - ms);
    const [refused, csp] = await Promise.all([log.refused(ago(DAY_MS)), cspReportsStore.list(db, ago(CSP_DAYS * DAY_MS), CSP_ROWS)]);
    return { refused, csp };
  },
});

export type SecurityReport = ReturnType<typeof createSecurityReport>;

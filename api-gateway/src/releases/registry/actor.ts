import type { RemoteName } from '@fifteen/contracts';
import type { Db } from '../../platform/database/db.ts';
import type { ReleaseAction } from '../../platform/database/schema/releases.ts';

/** A line of the release log, as an audit repeats it. */
export interface Moved {
  readonly action: ReleaseAction;
  readonly remote: RemoteName;
  readonly version: string;
  readonly detail: string;
}

/** Who moves something. The release log has the name; an audit is written in the transaction of the move. */
export interface Actor {
  readonly name: string;
  readonly audit?: (trx: Db, moved: Moved) => Promise<void>;
}

/** A process of ours is known by its name alone. */
export type By = string | Actor;

export const nameOf = (by: By): string => (typeof by === 'string' ? by : by.name);

/** A move as the audit words it. */
export const auditedOf = ({ action, remote, version, detail }: Moved) => ({ action, target: `mfe-${remote} ${version}`, detail });

export const auditMove = async (trx: Db, by: By, moved: Moved): Promise<void> => {
  if (typeof by !== 'string') await by.audit?.(trx, moved);
};

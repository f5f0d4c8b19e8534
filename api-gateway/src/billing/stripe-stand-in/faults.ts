import { sql } from 'kysely';
import type { RequestHandler } from 'express';
import type { Db } from '../../platform/database/db.ts';

/** refuse: answers 500 and does nothing; hang: never answers; drop: does it, and closes without an answer. */
export const FAULTS = ['refuse', 'hang', 'drop'] as const;
export type Fault = (typeof FAULTS)[number];

/** The next requests meet these, one each. */
export const armFaults = async (db: Db, ...faults: readonly Fault[]): Promise<void> => {
  for (const kind of faults) await sql`INSERT INTO stripe_stand_in.faults (kind) VALUES (${kind})`.execute(db);
};

const nextFault = async (db: Db): Promise<Fault | undefined> => {
  const { rows } = await sql<{ kind: Fault }>`DELETE FROM stripe_stand_in.faults
    WHERE id = (SELECT id FROM stripe_stand_in.faults ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING kind`.execute(db);
  return rows[0]?.kind;
};

/** A provider has bad days; code that is paid by it must have met them. */
export const meetFaults = (db: Db): RequestHandler => async (request, response, next) => {
  const fault = await nextFault(db);
  if (fault === 'refuse') return void response.status(500).json({ error: { type: 'api_error', message: 'An unknown error occurred' } });
  if (fault === 'hang') return;
  if (fault === 'drop') {
    response.json = () => {
      request.socket.destroy();
      return response;
    };
  }
  next();
};

import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Takes back credits as far as they are there, under one reference once; gives how many. What is spent is written off. */
export const clawBack = async (trx: Db, userId: string, ref: string, amount: number): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`SELECT claw_back(${userId}, ${ref}, ${amount}) AS taken`.execute(trx);
  return rows[0]?.taken ?? 0;
};

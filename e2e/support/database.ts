import { join } from 'node:path';
import { Client } from 'pg';
import { wantsTag } from './test.ts';

/** The database of the product that this run has started, by its socket. */
export const inDatabase = async (statement: string, values: readonly unknown[]): Promise<void> => {
  wantsTag('@own-data');
  const client = new Client({ host: join(process.env.E2E_DATA_DIR ?? '', 'socket'), user: 'app', database: 'fifteen' });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
};

/** Leaves a customer with fewer credits than the welcome brought. Spending them takes a set of drawings for every five. */
export const takeCredits = (userId: string, amount: number): Promise<void> =>
  inDatabase("SELECT post_entry($1, 'clawback', $2, $3, 0)", [userId, `e2e:${userId}:${amount}`, -amount]);

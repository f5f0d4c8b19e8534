import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type PaymentsHarness, openPaymentsHarness } from '../../testing/payments-harness.ts';
import { stripPerson } from './strip-person.store.ts';

let harness: PaymentsHarness;
beforeAll(async () => {
  harness = await openPaymentsHarness();
});
afterAll(() => harness.close());

/** Every column that names the person, by its table. A new one belongs here and into `stripPerson`. */
const PERSONAL = {
  orders: ['refund_reason', 'checkout_url'],
  invoices: ['buyer_name', 'buyer_email', 'project_name'],
} as const;

type Row = Record<string, unknown>;
const rowOf = async (table: keyof typeof PERSONAL, userId: string): Promise<Row> => {
  const rows = await harness.rows<Row>(`SELECT * FROM ${table} WHERE user_id = $1`, userId);
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
};

const aBuyer = async () => {
  const { customer } = await harness.paidKit();
  for (const [table, columns] of Object.entries(PERSONAL)) {
    await harness.rows(`UPDATE ${table} SET ${columns.map((column) => `${column} = 'Ada Lovelace ${column}'`).join(', ')} WHERE user_id = $1`, customer.user.id);
  }
  return customer.user.id;
};

const tables = Object.keys(PERSONAL) as (keyof typeof PERSONAL)[];
const rowsOf = (userId: string): Promise<Row[]> => Promise.all(tables.map((table) => rowOf(table, userId)));

test('stripPerson: column by column, what names the person is emptied; the money and everybody else stay', async () => {
  const [leaving, staying] = [await aBuyer(), await aBuyer()];
  const [before, others] = [await rowsOf(leaving), await rowsOf(staying)];
  await stripPerson(harness.gateway.platform.db, leaving);
  const after = await rowsOf(leaving);
  for (const [at, table] of tables.entries()) {
    for (const [column, value] of Object.entries(before[at] ?? {})) {
      const isPersonal = (PERSONAL[table] as readonly string[]).includes(column);
      if (isPersonal) expect([column, value]).toEqual([column, `Ada Lovelace ${column}`]);
      expect([table, column, after[at]?.[column]]).toEqual([table, column, isPersonal ? null : value]);
    }
  }
  expect(await rowsOf(staying)).toEqual(others);
});

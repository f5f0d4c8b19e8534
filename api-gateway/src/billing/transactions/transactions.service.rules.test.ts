import type { TransactionSort } from '@fifteen/contracts';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { StatementLine, StatementStore } from './statement-lines.store.ts';
import { createTransactionsService } from './transactions.service.ts';

const line = (id: number, credits = id): StatementLine =>
  ({ id: String(id), number: `TXN-${id}`, created_at: new Date(0), type: 'usage', kind: 'hold', ref: '', credits, amount_cents: id * 100, balance: 0, is_open: false, invoice_number: null, order_kind: null, order_credits: null, project_name: null }) as unknown as StatementLine;

let lines: StatementLine[];
let asked: Parameters<StatementStore['page']>[0][];
const service = createTransactionsService({
  page: async (of) => {
    asked.push(of);
    const from = of.after ? lines.findIndex(({ id }) => id === of.after?.id) + 1 : 0;
    return lines.slice(from, from + of.limit);
  },
  count: async ({ userId, type }) => (userId === 'ada' && type === 'usage' ? lines.length : 0),
  sums: async () => ({ balance: 1, spentCents: 2, creditsPurchased: 3, creditsUsed: 4 }),
});
beforeEach(() => {
  lines = [1, 2, 3, 4, 5].map((id) => line(id));
  asked = [];
});

const page = (cursor?: string, sort: TransactionSort = 'date', limit = 2) => service.list('ada', { type: 'usage', sort, limit, cursor });

describe('pages of the statement', () => {
  test('follow each other to the end, which has no cursor', async () => {
    const first = await page();
    expect([first.transactions.map(({ id }) => id), first.total]).toEqual([['TXN-1', 'TXN-2'], 5]);
    expect(asked).toEqual([{ userId: 'ada', type: 'usage', sort: 'date', limit: 3, after: undefined }]);
    const second = await page(first.next_cursor ?? '');
    expect(second.transactions.map(({ id }) => id)).toEqual(['TXN-3', 'TXN-4']);
    expect(asked[1]?.after).toEqual({ value: 2, id: '2' });
    const last = await page(second.next_cursor ?? '');
    expect([last.transactions.map(({ id }) => id), last.next_cursor]).toEqual([['TXN-5'], null]);
  });

  test('that are just full are the last, and an empty one is no page', async () => {
    lines = lines.slice(0, 2);
    expect((await page()).next_cursor).toBeNull();
    lines = [];
    expect(await page()).toEqual({ transactions: [], total: 0, next_cursor: null });
  });

  test.each(['credits', '-credits', 'amount', '-amount', '-date'] as const)('by %s carry on by what they are sorted by', async (sort) => {
    const { next_cursor } = await page(undefined, sort);
    await page(next_cursor ?? '', sort);
    expect(asked[1]?.after).toEqual({ value: sort.endsWith('amount') ? 200 : 2, id: '2' });
  });

  test('carry on after the last line that is shown', async () => {
    lines = Array.from({ length: 20 }, (_, i) => line(i + 1));
    const { next_cursor } = await page(undefined, 'date', 12);
    expect((await page(next_cursor ?? '', 'date', 12)).transactions.map(({ id }) => id)).toEqual(['TXN-13', 'TXN-14', 'TXN-15', 'TXN-16', 'TXN-17', 'TXN-18', 'TXN-19', 'TXN-20']);
  });

  const cursor = (text: string): string => Buffer.from(text).toString('base64url');
  test.each([
    ['of another order', cursor('credits.2.2')],
    ['of no order', cursor('name.2.2')],
    ['without an id', cursor('date.2')],
    ['with a part too many', cursor('date.2.2.2')],
    ['with a value that is not a number', cursor('date.x.2')],
    ['with half a value', cursor('date.1.5.2')],
    ['with SQL for an id', cursor('date.2.2;DROP')],
    ['with a letter before the id', cursor('date.2.x2')],
    ['with an id beyond all', cursor(`date.2.${'9'.repeat(19)}`)],
    ['without an id’s digits', cursor('date.2.')],
    ['of other bytes', '%%%'],
  ])('do not take a cursor %s', async (_name, wrong) => {
    await expect(page(wrong)).rejects.toMatchObject({ code: 'invalid_request', errors: [{ field: 'cursor', message: 'Not a cursor of this list' }] });
    expect(asked).toEqual([]);
  });
});

const readAll = async (): Promise<string[]> => {
  const read: string[] = [];
  for await (const { id } of service.all('ada', { type: 'usage', sort: 'date' })) read.push(id);
  return read;
};

describe('the whole statement', () => {
  test('is read in parts of 500, each line once', async () => {
    lines = Array.from({ length: 1_001 }, (_, i) => line(i + 1));
    const read = await readAll();
    expect([read.length, new Set(read).size]).toEqual([1_001, 1_001]);
    expect(asked.map(({ limit, after }) => [limit, after?.id])).toEqual([[500, undefined], [500, '500'], [500, '1000']]);
  });

  test('that ends with a full part asks once more and ends', async () => {
    lines = Array.from({ length: 500 }, (_, i) => line(i + 1));
    expect(await readAll()).toHaveLength(500);
    expect(asked).toHaveLength(2);
    lines = [line(1)];
    asked = [];
    await readAll();
    expect(asked).toHaveLength(1);
  });
});

test('the summary is that of the books', async () => {
  expect(await service.summary('ada')).toEqual({ balance: 1, total_spent_cents: 2, currency: 'usd', credits_purchased: 3, credits_used: 4 });
});

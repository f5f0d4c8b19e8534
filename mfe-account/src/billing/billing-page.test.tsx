import type { getBillingSummary, getProfile, listOrders, listTransactions } from '@fifteen/contracts';
import { aUser, fakeApi, problem, renderWithRouter, signedIn } from '@fifteen/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToasts } from '@fifteen/web/session';
import { routes } from '../routes.tsx';
import { aTransaction, anOrder } from '../shared/money.fixture.ts';

const api = fakeApi();
const LIST = '/api/v1/billing/transactions';
const SUMMARY = { balance: 240, total_spent_cents: 5400, currency: 'usd', credits_purchased: 150, credits_used: 10 };

const asked = () => api.requests.filter(({ path }) => path === LIST).map(({ query }) => Object.fromEntries(query));
const table = async () => within(await screen.findByRole('table', { name: 'Transactions' }));
const statement = (transactions = [aTransaction()], total = transactions.length, next_cursor: string | null = null): void =>
  api.answer<typeof listTransactions>('GET', LIST, { transactions, total, next_cursor });

beforeEach(() => {
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', signedIn(aUser({ credits: 240 })));
  api.answer<typeof getBillingSummary>('GET', '/api/v1/billing/summary', SUMMARY);
  api.answer<typeof listOrders>('GET', '/api/v1/billing/orders', []);
  statement();
});

describe('/billing', () => {
  test('shows the balance and the sums that the server has added up', async () => {
    await renderWithRouter(routes, { at: '/billing' });
    expect(await screen.findByText('240')).toBeInTheDocument();
    expect(await screen.findByText('$54.00')).toBeInTheDocument();
    expect(screen.getByText('150')).toBeInTheDocument();
    expect(screen.getByText('10')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy More Credits' })).toHaveAttribute('href', '/buy-credits');
  });

  test('says that the profile could not be read instead of inventing a figure', async () => {
    api.refuse('GET', '/api/v1/users/profile', 'internal');
    await renderWithRouter(routes, { at: '/billing' });
    expect(await screen.findByText('Failed to fetch profile')).toBeInTheDocument();
  });

  test('says that the sums could not be read, and asks again on request', async () => {
    api.refuse('GET', '/api/v1/billing/summary', 'internal');
    await renderWithRouter(routes, { at: '/billing' });
    expect(await screen.findByText('We couldn’t load your totals')).toBeInTheDocument();
    api.answer<typeof getBillingSummary>('GET', '/api/v1/billing/summary', SUMMARY);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$54.00')).toBeInTheDocument();
  });
});

describe('the table of transactions', () => {
  test('has its seven columns, and an invoice only where there was a payment', async () => {
    statement([
      aTransaction({ id: 'TXN-2026-000003', type: 'usage', description: 'Logo refinement', credits: -5, amount_cents: null, invoice_number: null }),
      aTransaction({ id: 'TXN-2026-000002', description: '150 credits', credits: 150, amount_cents: 2500, invoice_number: 'INV-2026-000001' }),
    ]);
    await renderWithRouter(routes, { at: '/billing' });
    const { getAllByRole } = await table();
    const heads = ['Transaction ID', 'Date', 'Type', 'Description', 'Credits', 'Amount', 'Action'];
    expect(getAllByRole('columnheader').map((cell) => cell.textContent?.replace(/[↑↓]/, ''))).toEqual(heads);
    const [, usage, purchase] = getAllByRole('row');
    expect(usage).toHaveTextContent('−5');
    expect(within(usage!).queryByRole('button')).toBeNull();
    expect(purchase).toHaveTextContent('+150$25.00');
    expect(within(purchase!).getByRole('button', { name: 'Invoice INV-2026-000001' })).toBeVisible();
  });

  test('is filtered by the server; the filter stands in the address', async () => {
    const { router } = await renderWithRouter(routes, { at: '/billing' });
    await table();
    statement([]);
    await userEvent.click(screen.getByRole('button', { name: 'Usage' }));
    expect(await screen.findByText('No transactions found')).toBeInTheDocument();
    expect(asked().at(-1)).toMatchObject({ type: 'usage' });
    expect(router.state.location.search).toBe('?type=usage');
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('is sorted by a column, then the other way round, and says so', async () => {
    await renderWithRouter(routes, { at: '/billing' });
    const head = async (name: RegExp) => (await table()).getByRole('columnheader', { name });
    expect(await head(/Date/)).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click((await table()).getByRole('button', { name: /Amount/ }));
    expect(await head(/Amount/)).toHaveAttribute('aria-sort', 'descending');
    expect(await head(/Date/)).toHaveAttribute('aria-sort', 'none');
    await userEvent.click((await table()).getByRole('button', { name: /Amount/ }));
    expect(await head(/Amount/)).toHaveAttribute('aria-sort', 'ascending');
    expect(asked().map(({ sort }) => sort)).toEqual(['-date', '-amount', 'amount']);
  });

  test('goes to the next page and back; a filter begins at the first', async () => {
    api.on('GET', LIST, ({ query }) => {
      const isSecond = query.get('cursor') === 'after-25';
      const rows = Array.from({ length: isSecond ? 5 : 25 }, (_, i) => aTransaction({ id: `TXN-${isSecond ? 'b' : 'a'}-${i}` }));
      return Response.json({ transactions: rows, total: 30, next_cursor: isSecond ? null : 'after-25' });
    });
    await renderWithRouter(routes, { at: '/billing' });
    expect(await screen.findByText('1–25 of 30 transactions')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('26–30 of 30 transactions')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('1–25 of 30 transactions')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Purchase' }));
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('cursor'));
  });

  test('is kept where it cannot be loaded anew, and said where it never was', async () => {
    api.refuse('GET', LIST, 'unavailable');
    await renderWithRouter(routes, { at: '/billing' });
    expect(await screen.findByText('We couldn’t load your transactions')).toBeInTheDocument();
    statement();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome credits')).toBeInTheDocument();
  });
});

describe('what is downloaded', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      if (this.download) saved.push(this.download);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  test('the CSV is of the filtered rows, in their order', async () => {
    api.on('GET', '/api/v1/billing/transactions.csv', () => new Response('a,b'));
    await renderWithRouter(routes, { at: '/billing?type=purchase&sort=-amount' });
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual(['fifteen-transactions-purchase.csv']));
    const { query } = api.requests.find(({ path }) => path.endsWith('.csv'))!;
    expect(Object.fromEntries(query)).toEqual({ type: 'purchase', sort: '-amount' });
  });

  test('an invoice that cannot be had is said, and can be asked for again', async () => {
    statement([aTransaction({ amount_cents: 2500, invoice_number: 'INV-2026-000001' })]);
    let tries = 0;
    api.on('GET', '/api/v1/billing/invoices/{file}', () => {
      tries += 1;
      return tries === 1 ? problem('unavailable') : new Response('%PDF-');
    });
    await renderWithRouter(routes, { at: '/billing' });
    const invoice = await screen.findByRole('button', { name: /INV-2026-000001/ });
    await userEvent.click(invoice);
    await waitFor(() => expect(useToasts.getState().at(-1)).toMatchObject({ tone: 'danger', text: expect.stringContaining('INV-2026-000001.pdf') }));
    await userEvent.click(invoice);
    await waitFor(() => expect(saved).toEqual(['INV-2026-000001.pdf']));
  });
});

describe('a refund', () => {
  const order = anOrder({ refundable_until: '2027-01-01T00:00:00.000Z' });
  const PATH = '/api/v1/orders/{id}/refund-request';
  const openDialog = async () => {
    api.answer<typeof listOrders>('GET', '/api/v1/billing/orders', [order, anOrder({ kind: 'credits', project_name: null, description: '150 credits' })]);
    await renderWithRouter(routes, { at: '/billing' });
    await userEvent.click(await screen.findByRole('button', { name: `Request refund of ${order.project_name}` }));
    return within(screen.getByRole('dialog', { name: 'Request a refund?' }));
  };

  test('is offered for what can be refunded alone, and says first what it takes away', async () => {
    const dialog = await openDialog();
    expect(screen.getAllByRole('button', { name: /Request refund of/ })).toHaveLength(1);
    expect(dialog.getByText(/You get \$29\.00 back/)).toHaveTextContent('A refund closes this project’s brand kit, clean files and refinements');
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('that was asked for once shows its state', async () => {
    const requested = { ...order, refund_requested_at: '2026-11-21T10:00:00.000Z', refundable_until: null };
    api.on('POST', PATH, () => Response.json(requested));
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/What went wrong/), ' Wrong colors ');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Request refund' }));
    expect(await screen.findByText('Refund requested')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ reason: 'Wrong colors' }]);
  });

  test('that is refused says why, and keeps the words', async () => {
    api.refuse('POST', PATH, 'not_refundable');
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/What went wrong/), 'Too late');
    await userEvent.click(dialog.getByRole('button', { name: 'Request refund' }));
    expect(await dialog.findByText('This order cannot be refunded.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/What went wrong/)).toHaveValue('Too late');
  });
});

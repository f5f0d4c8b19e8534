import { SITE_ROUTES, type getBillingSummary, type getProfile, type listOrders, type getStatistics, type listTransactions } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routes } from './routes.tsx';

const api = fakeApi();
const mine = SITE_ROUTES.filter(({ remote }) => remote === 'account').map(({ path }) => path);
const NOTHING = { balance: 0, total_spent_cents: 0, currency: 'usd', credits_purchased: 0, credits_used: 0 };

test.each(mine)('%s has one main heading', async (path) => {
  const user = signedIn(aUser());
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', user);
  api.answer<typeof getBillingSummary>('GET', '/api/v1/billing/summary', NOTHING);
  api.answer<typeof listTransactions>('GET', '/api/v1/billing/transactions', { transactions: [], total: 0, next_cursor: null });
  api.answer<typeof listOrders>('GET', '/api/v1/billing/orders', []);
  api.answer<typeof getStatistics>('GET', '/api/v1/users/stats', {
    statistics: { assets: { completed: 15 }, credits: { total_used: 0 }, brand_kits: { completed: 0 }, projects: { total: 1, paid: 1 } },
  });
  await renderWithRouter(routes, { at: path });
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
});

import { CREDIT_PACKAGES, type getProfile, type getStatistics } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';

const api = fakeApi();
const statistics = { assets: { completed: 30 }, credits: { total_used: 15 }, brand_kits: { completed: 0 }, projects: { total: 2 } };

beforeEach(() => {
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', signedIn(aUser({ credits: 85 })));
  api.answer<typeof getStatistics>('GET', '/api/v1/users/stats', { statistics });
});

describe('/billing', () => {
  test('shows the balance and the use that the server knows', async () => {
    await renderWithRouter(routes, { at: '/billing' });
    expect(await screen.findByText('85')).toBeInTheDocument();
    expect(await screen.findByText('15')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Buy More Credits' })).toHaveAttribute('href', '/buy-credits');
  });

  test('has the table with its seven columns, its filters and its empty state', async () => {
    await renderWithRouter(routes, { at: '/billing' });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Transaction ID',
      'Date',
      'Type',
      'Description',
      'Credits',
      'Amount',
      'Action',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Usage' }));
    expect(screen.getByRole('button', { name: 'Usage' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('No transactions found')).toBeInTheDocument();
  });

  test('says that the profile could not be read instead of inventing a figure', async () => {
    api.refuse('GET', '/api/v1/users/profile', 'internal');
    await renderWithRouter(routes, { at: '/billing' });
    expect(await screen.findByText('Failed to fetch profile')).toBeInTheDocument();
  });
});

test('/buy-credits offers the three packages, one popular, none for sale yet', async () => {
  await renderWithRouter(routes, { at: '/buy-credits' });
  for (const { credits, priceUsd } of CREDIT_PACKAGES) {
    expect(screen.getByRole('heading', { name: `${credits} credits` })).toBeInTheDocument();
    expect(screen.getByText(`$${priceUsd}`)).toBeInTheDocument();
  }
  expect(screen.getAllByText('Popular')).toHaveLength(1);
  for (const buy of screen.getAllByRole('button', { name: 'Buy Now' })) expect(buy).toBeDisabled();
});

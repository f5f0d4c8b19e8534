import type { getProfile, getSecurity, listOrders, listSecurityEvents, getStatistics, listTransactions } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession, useToasts } from '@fifteen/web/session';
import { routes } from '../routes.tsx';
import { aTransaction, anOrder } from '../shared/money.fixture.ts';
import { memberSince, shownName } from './member.ts';
import { someSecurity } from './some-security.ts';

const api = fakeApi();

beforeEach(() => {
  const user = signedIn(aUser({ credits: 42, created_at: '2026-03-31T23:30:00.000Z' }));
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', user);
  api.answer<typeof getSecurity>('GET', '/api/v1/users/security', someSecurity());
  api.answer<typeof listSecurityEvents>('GET', '/api/v1/users/security/events', { events: [] });
  api.answer<typeof listTransactions>('GET', '/api/v1/billing/transactions', { transactions: [], total: 0, next_cursor: null });
  api.answer<typeof listOrders>('GET', '/api/v1/billing/orders', []);
  api.answer<typeof getStatistics>('GET', '/api/v1/users/stats', {
    statistics: { assets: { completed: 15 }, credits: { total_used: 0 }, brand_kits: { completed: 0 }, projects: { total: 1, paid: 1 } },
  });
});

describe('the account page', () => {
  test('opens with the profile: name, email that cannot be changed, member since', async () => {
    await renderWithRouter(routes, { at: '/account' });
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
    expect(screen.getByLabelText('Email')).toBeDisabled();
    expect(screen.getByText('March 2026')).toBeInTheDocument();
    expect(screen.getByText('AL')).toBeInTheDocument();
    expect(await screen.findByText('42')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  test('its credits: the balance, three packages, the last movements', async () => {
    api.answer<typeof listTransactions>('GET', '/api/v1/billing/transactions', { transactions: [aTransaction({ credits: 150 })], total: 9, next_cursor: null });
    await renderWithRouter(routes, { at: '/account?tab=credits' });
    expect(screen.getByText('Available Credits')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Buy Now/ })).toHaveLength(3);
    expect(await screen.findByText('+150')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 9 transactions' })).toHaveAttribute('href', '/billing');
  });

  test('its billing: each order with project, amount and status', async () => {
    api.answer<typeof listOrders>('GET', '/api/v1/billing/orders', [anOrder({ status: 'refunded', refunded_cents: 2900 })]);
    await renderWithRouter(routes, { at: '/account?tab=billing' });
    const order = within((await screen.findByText('Northwind Coffee')).closest('li')!);
    expect(order.getByText('$29.00')).toBeInTheDocument();
    expect(order.getByText('Refunded')).toBeInTheDocument();
  });

  test('walks its parts by the menu, each with an address', async () => {
    const { router } = await renderWithRouter(routes, { at: '/account' });
    for (const [label, heading] of [
      ['Credits', 'Credits'],
      ['Billing', 'Order History'],
      ['Settings', 'Settings'],
    ]) {
      await userEvent.click(screen.getByRole('link', { name: label ?? '' }));
      expect(screen.getByRole('heading', { level: 2, name: heading ?? '' })).toBeInTheDocument();
      expect(router.state.location.search).toBe(`?tab=${label?.toLowerCase()}`);
    }
  });

  test('the name is saved, and everybody who shows it is told', async () => {
    api.on('PATCH', '/api/v1/users/profile', ({ body }) => Response.json(aUser(body as { full_name: string })));
    await renderWithRouter(routes, { at: '/account' });
    await userEvent.clear(screen.getByLabelText('Full Name'));
    await userEvent.type(screen.getByLabelText('Full Name'), 'Grace Hopper');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(useSession.getState().user?.full_name).toBe('Grace Hopper'));
    expect(useToasts.getState().at(-1)).toMatchObject({ tone: 'success', text: 'Your profile is saved.' });
  });

  test('a name that is refused stays in its field, with the reason', async () => {
    api.refuse('PATCH', '/api/v1/users/profile', 'unavailable');
    await renderWithRouter(routes, { at: '/account' });
    await userEvent.type(screen.getByLabelText('Full Name'), ' King');
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are briefly unavailable');
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace King');
  });

  test('Logout asks the server once, then goes home', async () => {
    api.on('POST', '/api/v1/auth/logout', () => new Response(null, { status: 204 }));
    const { router } = await renderWithRouter(routes, { at: '/account' });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.requests.filter(({ path }) => path === '/api/v1/auth/logout')).toHaveLength(1);
  });
});

test('without a name the part of the email before the at-sign stands there', () => {
  expect(shownName({ full_name: null, email: 'grace@example.com' })).toBe('grace');
});

test('a date that is none reads Recently', () => {
  expect(memberSince('yesterday-ish')).toBe('Recently');
});

import type { getProfile } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { memberSince, shownName } from './member.ts';

const api = fakeApi();

beforeEach(() => {
  const user = signedIn(aUser({ credits: 42, created_at: '2026-03-31T23:30:00.000Z' }));
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', user);
});

describe('the account page', () => {
  test('opens with the profile: name, e-mail that cannot be changed, member since', async () => {
    await renderWithRouter(routes, { at: '/account' });
    expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
    expect(screen.getByLabelText('Email')).toBeDisabled();
    expect(screen.getByText('March 2026')).toBeInTheDocument();
    expect(await screen.findByText('42')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  test('says of every button that waits why it waits', async () => {
    await renderWithRouter(routes, { at: '/account?tab=credits' });
    const buys = screen.getAllByRole('button', { name: 'Buy Now' });
    expect(buys).toHaveLength(3);
    for (const buy of buys) {
      expect(buy).toBeDisabled();
      expect(buy).toHaveAccessibleDescription(/later release/);
    }
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

  test('Logout asks the server once, then goes home', async () => {
    api.on('POST', '/api/v1/auth/logout', () => new Response(null, { status: 204 }));
    const { router } = await renderWithRouter(routes, { at: '/account' });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.requests.filter(({ path }) => path === '/api/v1/auth/logout')).toHaveLength(1);
  });
});

test('without a name the part of the e-mail before the at-sign stands there', () => {
  expect(shownName({ full_name: null, email: 'grace@example.com' })).toBe('grace');
});

test('a date that is none reads Recently', () => {
  expect(memberSince('yesterday-ish')).toBe('Recently');
});

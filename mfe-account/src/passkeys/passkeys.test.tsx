import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AccountSecurity, getProfile, getSecurity, listSecurityEvents, Passkey } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { useToasts } from '@fifteen/web/session';
import { someSecurity } from '../account/some-security.ts';
import { routes } from '../routes.tsx';

const api = fakeApi();
const LAPTOP: Passkey = { id: '6f1c1b9e-0000-4000-8000-000000000009', name: 'My laptop', is_synced: false, created_at: '2026-11-20T09:30:00.000Z', last_used_at: null };
const PATH = `/api/v1/users/passkeys/${LAPTOP.id}`;

const lastToast = (): string | undefined => useToasts.getState().at(-1)?.text;
const answerSecurity = (changes?: Partial<AccountSecurity>): void => api.answer<typeof getSecurity>('GET', '/api/v1/users/security', someSecurity(changes));
const open = async (changes: Partial<AccountSecurity> = { passkeys: [LAPTOP] }): Promise<void> => {
  answerSecurity(changes);
  await renderWithRouter(routes, { at: '/account?tab=settings' });
  await screen.findByRole('heading', { name: 'Passkeys' });
};
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', signedIn(aUser()));
  api.answer<typeof listSecurityEvents>('GET', '/api/v1/users/security/events', { events: [] });
});

test('passkeys are listed by name, with when they were added and used', async () => {
  await open();
  expect(screen.getByText('My laptop')).toBeVisible();
  expect(screen.getByText(/not used yet/)).toBeVisible();
});

test('one is renamed', async () => {
  api.on('PATCH', PATH, () => Response.json({ ...LAPTOP, name: 'Old laptop' }));
  await open();
  await press('Rename My laptop');
  const field = within(screen.getByRole('dialog')).getByLabelText('Name');
  await userEvent.clear(field);
  await userEvent.paste('Old laptop');
  answerSecurity({ passkeys: [{ ...LAPTOP, name: 'Old laptop' }] });
  await press('Save');
  await waitFor(() => expect(lastToast()).toBe('The new name is saved.'));
  expect(await screen.findByText('Old laptop')).toBeVisible();
  expect(api.requests.find(({ path }) => path === PATH)?.body).toEqual({ name: 'Old laptop' });
});

test('one is removed after a question; it says so, and the list is without it', async () => {
  api.on('DELETE', PATH, () => new Response(null, { status: 204 }));
  await open();
  await press('Remove My laptop');
  expect(api.requests.some(({ path }) => path === PATH)).toBe(false);
  answerSecurity();
  await press('Remove passkey');
  await waitFor(() => expect(lastToast()).toBe('My laptop is removed.'));
  await waitFor(() => expect(screen.queryByText('My laptop')).toBeNull());
});

test('a browser without passkeys says so instead of offering them', async () => {
  await open();
  expect(screen.getByText('This browser does not support passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

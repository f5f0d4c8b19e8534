import type { AccountSecurity, getProfile, getSecurity, listSecurityEvents, SecurityEvent } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { takeReturnPath, useSession, useToasts } from '@fifteen/web/session';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../routes.tsx';
import { someEvent, someSecurity } from './some-security.ts';

const api = fakeApi();
const done = (): Response => new Response(null, { status: 204 });
const lastToast = (): string | undefined => useToasts.getState().at(-1)?.text;
const requestsTo = (path: string) => api.requests.filter((request) => request.path === path);

const open = async (changes?: Partial<AccountSecurity>) => {
  api.answer<typeof getSecurity>('GET', '/api/v1/users/security', someSecurity(changes));
  const shown = await renderWithRouter(routes, { at: '/account?tab=settings' });
  await screen.findByRole('heading', { name: 'Where you are signed in' });
  return shown;
};
const haveHappened = (...events: SecurityEvent[]): void => api.answer<typeof listSecurityEvents>('GET', '/api/v1/users/security/events', { events });
const fill = async (label: string, text: string): Promise<void> => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  const user = signedIn(aUser({ email: 'ada@example.com' }));
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', user);
  haveHappened();
});

describe('changing the password', () => {
  const PASSWORD = '/api/v1/users/password';
  const fillIn = async (next = 'another horse', confirmation = next): Promise<void> => {
    await fill('Current password', 'correct horse');
    await fill('New password', next);
    await fill('Confirm new password', confirmation);
    await press('Update Password');
  };

  test('sends both, empties the fields and says what happened', async () => {
    api.on('POST', PASSWORD, done);
    await open();
    await fillIn();
    await waitFor(() => expect(lastToast()).toBe('Your password is changed. All other devices are signed out.'));
    expect(requestsTo(PASSWORD)[0]?.body).toEqual({ current_password: 'correct horse', new_password: 'another horse' });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  test.each([
    ['differ', 'another horse', 'another house', 'Confirm new password', 'Passwords do not match'],
    ['are short', 'abcde', 'abcde', 'New password', 'Password must be at least 6 characters'],
  ])('passwords that %s are refused at their field', async (_name, one, two, label, message) => {
    await open();
    await fillIn(one, two);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(requestsTo(PASSWORD)).toEqual([]);
  });

  test('a wrong current password is named at its field', async () => {
    api.refuse('POST', PASSWORD, 'wrong_password', { errors: [{ field: 'current_password', message: 'The password is not right' }] });
    await open();
    await fillIn();
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('The password is not right'));
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('another horse');
  });

  test('who signs in with Google gets a link by mail instead', async () => {
    api.on('POST', '/api/v1/auth/password/forgot', () => new Response(null, { status: 202 }));
    await open({ has_password: false, has_google: true });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await press('Email me a link');
    await waitFor(() => expect(lastToast()).toBe('A link is on its way to ada@example.com.'));
  });
});

describe('the devices', () => {
  test('are listed; another one is signed out by name, this one is not offered', async () => {
    const path = '/api/v1/users/sessions/6f1c1b9e-0000-4000-8000-000000000002';
    api.on('DELETE', path, done);
    await open();
    expect(screen.getByText('This device')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign out Firefox on Linux' })).toBeNull();
    await press('Sign out Safari on iOS');
    await waitFor(() => expect(lastToast()).toBe('Safari on iOS is signed out.'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus());
  });

  test('are all signed out but this one', async () => {
    api.on('DELETE', '/api/v1/users/sessions', done);
    await open();
    await press('Sign out everywhere else');
    await waitFor(() => expect(lastToast()).toBe('All other devices are signed out.'));
  });
});

describe('recent activity', () => {
  test('lists what happened, and counts what happened often', async () => {
    haveHappened(someEvent({ id: '2', kind: 'sign_in_failed', count: 7 }), someEvent());
    await open();
    const items = within(await screen.findByRole('region', { name: 'Recent activity' })).findAllByRole('listitem');
    expect((await items).map((item) => item.textContent)).toEqual([expect.stringMatching(/^Sign-in with a wrong password7 times, last /), expect.stringMatching(/^Signed in(?!.*times)/)]);
  });

  test('says so where nothing has happened', async () => {
    await open();
    expect(await screen.findByText('No activity in the last 90 days.')).toBeVisible();
  });

  test('that does not load can be asked for again, and the rest of the settings stays', async () => {
    api.refuse('GET', '/api/v1/users/security/events', 'unavailable');
    await open();
    expect(await screen.findByText('We couldn’t load recent activity')).toBeVisible();
    haveHappened(someEvent());
    await press('Try again');
    expect(await screen.findByText('Signed in')).toBeVisible();
  });
});

describe('the data', () => {
  test('are downloaded as a file', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:data';
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    };
    api.on('GET', '/api/v1/users/export', () => new Response(new Blob(['zip']), { headers: { 'content-type': 'application/zip' } }));
    await open();
    await press('Download my data');
    await waitFor(() => expect(saved).toEqual(['fifteen-my-data.zip']));
  });

  test('that cannot be had say why', async () => {
    api.refuse('GET', '/api/v1/users/export', 'rate_limited');
    await open();
    await press('Download my data');
    expect(await screen.findByRole('alert')).toHaveTextContent('Rate limit exceeded');
  });
});

describe('deleting the account', () => {
  const DELETION = '/api/v1/users/deletion';

  test('asks for the typed address and the password, then signs out and goes home', async () => {
    api.on('POST', DELETION, done);
    const { router } = await open();
    await press('Delete Account');
    await fill('Email of this account', 'ada@example.com');
    await fill('Password', 'correct horse');
    await press('Delete my account for good');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(requestsTo(DELETION)[0]?.body).toEqual({ email: 'ada@example.com', password: 'correct horse' });
    expect(useSession.getState().status).toBe('signed_out');
    expect(lastToast()).toBe('Your account is deleted.');
  });

  test('names the field that is wrong and deletes nothing', async () => {
    api.refuse('POST', DELETION, 'wrong_password', { errors: [{ field: 'password', message: 'The password is not right' }] });
    await open();
    await press('Delete Account');
    await fill('Email of this account', 'ada@example.com');
    await fill('Password', 'wrong');
    await press('Delete my account for good');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('The password is not right'));
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(useSession.getState().status).toBe('signed_in');
  });

  test('after a fresh sign-in with Google asks for the address alone, also where there is a password', async () => {
    api.on('POST', DELETION, done);
    await open({ has_google: true, is_fresh: true });
    await press('Delete Account');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await fill('Email of this account', 'ada@example.com');
    await press('Delete my account for good');
    await waitFor(() => expect(requestsTo(DELETION)[0]?.body).toEqual({ email: 'ada@example.com' }));
  });

  test('of somebody with a password and Google takes either; Google brings back to the open dialog', async () => {
    api.on('POST', '/api/v1/auth/oauth/signin', () => Response.json({ url: '#google' }));
    await open({ has_google: true });
    await press('Delete Account');
    expect(screen.getByLabelText('Password')).toBeVisible();
    await press('Sign in with Google again');
    await waitFor(() => expect(requestsTo('/api/v1/auth/oauth/signin')).toHaveLength(1));
    expect(takeReturnPath()).toBe('/account?tab=settings&then=delete');
  });

  test('goes on where it was once Google has brought back; closed, it stays closed', async () => {
    api.answer<typeof getSecurity>('GET', '/api/v1/users/security', someSecurity({ has_google: true, is_fresh: true }));
    const { router } = await renderWithRouter(routes, { at: '/account?tab=settings&then=delete' });
    expect(await screen.findByLabelText('Email of this account')).toBeVisible();
    await press('Close');
    expect(screen.queryByLabelText('Email of this account')).toBeNull();
    await waitFor(() => expect(router.state.location.search).toBe('?tab=settings'));
  });

  test('of somebody with a password alone offers no Google', async () => {
    await open();
    await press('Delete Account');
    expect(screen.queryByRole('button', { name: 'Sign in with Google again' })).toBeNull();
  });

  test('of somebody without a password asks for a fresh sign-in with Google first', async () => {
    await open({ has_password: false, has_google: true });
    await press('Delete Account');
    expect(screen.getByRole('button', { name: 'Sign in with Google again' })).toBeVisible();
    expect(screen.queryByLabelText('Email of this account')).toBeNull();
  });
});

test('an address that is not confirmed is told, and the mail is sent again', async () => {
  api.on('POST', '/api/v1/auth/email/verification', () => new Response(null, { status: 202 }));
  await open({ email_verified: false });
  await press('Send a new link');
  expect(await screen.findByText('A new link is on its way. It works for 7 days.')).toBeVisible();
});

test('settings that do not load can be asked for again', async () => {
  api.refuse('GET', '/api/v1/users/security', 'unavailable');
  await renderWithRouter(routes, { at: '/account?tab=settings' });
  expect(await screen.findByText(/couldn’t load your settings/)).toBeVisible();
  api.answer<typeof getSecurity>('GET', '/api/v1/users/security', someSecurity());
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
});

import type { login, MailLink, readMailLink } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn, signedOut } from '@fifteen/testing';
import { useSession } from '@fifteen/web/session';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';

const api = fakeApi();
const READ = '/api/v1/auth/email/link';
const VERIFY = '/api/v1/auth/email/verify';
const DISOWN = '/api/v1/auth/email/disown';
const LOGIN = '/api/v1/auth/login';
const LINK: MailLink = { email: 'ada@example.com', device: 'Firefox on Linux', signed_up_at: '2026-11-21T10:00:00.000Z' };

const done = (): Response => new Response(null, { status: 204 });
const open = () => renderWithRouter(routes, { at: { pathname: '/confirm-email', hash: '#token=the-token' } });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const pathsAsked = (): string[] => api.requests.map(({ path }) => path);

beforeEach(() => {
  signedOut();
  api.answer<typeof readMailLink>('POST', READ, LINK);
});

describe('signed in to the account', () => {
  beforeEach(() => void signedIn(aUser({ email: LINK.email })));

  test('the link confirms the address, once and without a question', async () => {
    api.on('POST', VERIFY, done);
    await open();
    expect(await screen.findByText('Your address is confirmed')).toBeVisible();
    expect(api.requests.map(({ path, body }) => [path, body])).toEqual([
      [READ, { token: 'the-token' }],
      [VERIFY, { token: 'the-token' }],
    ]);
  });

  test('a server in trouble can be asked again', async () => {
    api.refuse('POST', VERIFY, 'unavailable');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We are briefly unavailable');
    api.on('POST', VERIFY, done);
    await press('Try again');
    expect(await screen.findByText('Your address is confirmed')).toBeVisible();
  });
});

describe('A12: who is not signed in to the account', () => {
  test('is told who signed up and when, and confirms nothing by opening the link', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Was this you?');
    expect(screen.getByText(/on November 21, 2026 \(Firefox on Linux\)/)).toBeVisible();
    expect(pathsAsked()).toEqual([READ]);
  });

  test('confirms with the password of the account', async () => {
    const user = aUser({ email: LINK.email });
    api.answer<typeof login>('POST', LOGIN, { access_token: 'a', refresh_token: 'r', expires_in: 3600, token_type: 'bearer', user });
    api.on('POST', VERIFY, done);
    await open();
    await userEvent.type(await screen.findByLabelText('Password'), 'correct horse');
    await press('Yes, confirm my address');
    expect(await screen.findByText('Your address is confirmed')).toBeVisible();
    expect(pathsAsked()).toEqual([READ, LOGIN, VERIFY]);
    expect(useSession.getState().user?.email).toBe(LINK.email);
  });

  test('with a wrong password stays, and hears why', async () => {
    api.refuse('POST', LOGIN, 'invalid_credentials');
    await open();
    await userEvent.type(await screen.findByLabelText('Password'), 'a guess');
    await press('Yes, confirm my address');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
    expect(pathsAsked()).not.toContain(VERIFY);
  });

  test('says no, is asked once more, and the account is closed', async () => {
    api.on('POST', DISOWN, done);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'No, I did not sign up' }));
    expect(pathsAsked()).toEqual([READ]);
    await press('Close the account');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('The account is closed');
    expect(api.requests.at(-1)).toMatchObject({ path: DISOWN, body: { token: 'the-token' } });
  });

  test('is signed in elsewhere: the page says that confirming changes the account', async () => {
    signedIn(aUser({ email: 'grace@example.com' }));
    await open();
    expect(await screen.findByText(/You are signed in as grace@example.com/)).toBeVisible();
  });
});

test('a dead link says so and offers a way on', async () => {
  api.refuse('POST', READ, 'mail_link_invalid');
  await open();
  expect(await screen.findByText('This link doesn’t work')).toBeVisible();
});

test('the token is taken out of the address', async () => {
  const { router } = await open();
  await waitFor(() => expect(router.state.location.hash).toBe(''));
});

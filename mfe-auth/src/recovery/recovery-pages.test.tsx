import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi, renderWithRouter, signedIn, signedOut } from '@fifteen/testing';
import { onSessionEvent, tokens, useSession } from '@fifteen/web/session';
import { routes } from '../routes.tsx';

const api = fakeApi();
const FORGOT = '/api/v1/auth/password/forgot';
const RESET = '/api/v1/auth/password/reset';

const fill = async (label: string, text: string): Promise<void> => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const accepted = (): Response => new Response(null, { status: 202 });
const done = (): Response => new Response(null, { status: 204 });

beforeEach(signedOut);

describe('/forgot-password', () => {
  test('takes over the address from the login, asks once, and says the same whether or not there is an account', async () => {
    api.on('POST', FORGOT, accepted);
    await renderWithRouter(routes, { at: { pathname: '/forgot-password', state: { email: 'ada@example.com' } } });
    await press('Send me a link');
    expect(await screen.findByRole('status')).toHaveTextContent('If there is an account for ada@example.com, we’ve sent a link.');
    expect(api.requests.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your inbox');
  });

  test('says when there were too many, and loses nothing', async () => {
    api.refuse('POST', FORGOT, 'rate_limited');
    await renderWithRouter(routes, { at: '/forgot-password' });
    await fill('Email', 'ada@example.com');
    await press('Send me a link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Rate limit exceeded');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });
});

describe('/reset-password', () => {
  const open = () => renderWithRouter(routes, { at: { pathname: '/reset-password', hash: '#token=the-token' } });

  test('tells of the recovery, takes the token out of the address, sets the password and leads to the login', async () => {
    const events: string[] = [];
    const stop = onSessionEvent(({ type }) => void events.push(type));
    api.on('POST', RESET, done);
    const { router } = await open();
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    await fill('New password', 'quiet-harbour');
    await fill('Confirm password', 'quiet-harbour');
    await press('Set new password');
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(api.requests[0]?.body).toEqual({ token: 'the-token', password: 'quiet-harbour' });
    expect(events).toContain('PASSWORD_RECOVERY');
    stop();
  });

  test('ends the sign-in of this browser, which the server has ended too', async () => {
    signedIn();
    api.on('POST', RESET, done);
    await open();
    await fill('New password', 'quiet-harbour');
    await fill('Confirm password', 'quiet-harbour');
    await press('Set new password');
    await waitFor(() => expect(useSession.getState().status).toBe('signed_out'));
    expect(tokens.access()).toBeNull();
  });

  test.each([
    ['differ', 'quiet-harbor', 'quiet-harbour', 'Confirm password', 'Passwords do not match'],
    ['are short', 'abcde', 'abcde', 'New password', 'Password must be at least 6 characters'],
  ])('passwords that %s are refused at their field', async (_name, one, two, label, message) => {
    await open();
    await fill('New password', one);
    await fill('Confirm password', two);
    await press('Set new password');
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(api.requests).toEqual([]);
  });

  test('a link that is used up or not whole says so, and offers a new one', async () => {
    api.refuse('POST', RESET, 'mail_link_invalid');
    await open();
    await fill('New password', 'quiet-harbour');
    await fill('Confirm password', 'quiet-harbour');
    await press('Set new password');
    expect(await screen.findByText('This link doesn’t work')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  test('without a token there is no form', async () => {
    await renderWithRouter(routes, { at: '/reset-password' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link doesn’t work');
    expect(screen.queryByLabelText('New password')).toBeNull();
  });
});

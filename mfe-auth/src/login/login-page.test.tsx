import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSignIn, fakeApi, problem, renderWithRouter, signedIn, signedOut } from '@fifteen/testing';
import { ACCESS_TOKEN_KEY } from '@fifteen/web/session';
import { routes } from '../routes.tsx';

const api = fakeApi();
const LOGIN = '/api/v1/auth/login';

/** In one go, as a password manager does: a keystroke at a time is slow on a busy machine. */
const fill = async (label: string | RegExp, text: string): Promise<void> => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

const fillIn = async (password = 'quiet-harbour'): Promise<void> => {
  await fill('Email', 'ada@example.com');
  await fill('Password', password);
};
const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Log In' }));

describe('/login', () => {
  beforeEach(signedOut);

  test('signs in, keeps the tokens and goes home', async () => {
    api.on('POST', LOGIN, () => Response.json(aSignIn({ access_token: 'fresh' })));
    const { router } = await renderWithRouter(routes, { at: '/login' });
    await fillIn();
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBe('fresh');
    expect(api.requests[0]?.body).toEqual({ email: 'ada@example.com', password: 'quiet-harbour', remember_me: false });
  });

  test('goes back to the page that the guard sent from', async () => {
    api.on('POST', LOGIN, () => Response.json(aSignIn()));
    const { router } = await renderWithRouter(routes, {
      at: { pathname: '/login', state: { from: '/projects/new?step=3' } },
    });
    expect(screen.getByText('Please log in to continue')).toBeVisible();
    await fillIn();
    await submit();
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/projects/new?step=3'),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test.each([
    ['/projects/0b9d3c1e-0000-4000-8000-000000000001/select', 'Please log in to view this project'],
    ['/projects/new?step=3', 'Please log in to continue'],
    ['/projects/own-logo', 'Please log in to continue'],
    ['/projects', 'Please log in to continue'],
    ['/billing', 'Please log in to continue'],
  ])('says why a visitor of %s has to log in', async (from, words) => {
    await renderWithRouter(routes, { at: { pathname: '/login', state: { from } } });
    expect(screen.getByText(words)).toBeVisible();
  });

  test.each([
    ['the network is lost', () => { throw new TypeError('Failed to fetch'); }],
    ['the answer carries no detail', () => new Response('<html>Bad gateway</html>', { status: 502 })],
  ])('says its own words where %s', async (_, answer) => {
    api.on('POST', LOGIN, answer);
    api.on('POST', '/api/v1/auth/oauth/signin', answer);
    await renderWithRouter(routes, { at: '/login' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByText('Google OAuth failed. Please try again.')).toBeVisible();
    await fillIn();
    await submit();
    expect(await screen.findByText('Login failed. Please try again.')).toBeVisible();
  });

  test('a limit says when it ends', async () => {
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '700' };
    const body = JSON.stringify({ detail: 'Rate limit exceeded', code: 'rate_limited' });
    api.on('POST', LOGIN, () => new Response(body, { status: 429, headers }));
    await renderWithRouter(routes, { at: '/login' });
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Rate limit exceeded. Please try again in 12 minutes.');
  });

  test('remembers on request', async () => {
    api.on('POST', LOGIN, () => Response.json(aSignIn()));
    await renderWithRouter(routes, { at: '/login' });
    await fillIn();
    await userEvent.click(screen.getByLabelText('Remember me'));
    await submit();
    await waitFor(() => expect(api.requests[0]?.body).toMatchObject({ remember_me: true }));
  });

  test('is busy meanwhile, and asks once however often it is pressed', async () => {
    let answer = (_: Response): void => undefined;
    api.on('POST', LOGIN, () => new Promise<Response>((resolve) => (answer = resolve)));
    await renderWithRouter(routes, { at: '/login' });
    await fillIn();
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Logging In...' }));
    answer(problem('invalid_credentials'));
    await screen.findByRole('alert');
    expect(api.requests).toHaveLength(1);
  });

  test("says the server's words, and the focus is on them", async () => {
    api.refuse('POST', LOGIN, 'invalid_credentials');
    await renderWithRouter(routes, { at: '/login' });
    await fillIn();
    await submit();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Invalid email or password');
    expect(document.activeElement).toContainElement(alert);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  test('shows why Google does not answer', async () => {
    api.refuse('POST', '/api/v1/auth/oauth/signin', 'unavailable');
    await renderWithRouter(routes, { at: '/login' });
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are briefly unavailable. Please try again.');
  });

  test('who is signed in already goes away at once', async () => {
    signedIn();
    const { router } = await renderWithRouter(routes, { at: '/login' });
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  describe('with two-step sign-in', () => {
    const STEP = '/api/v1/auth/second-step';
    const atSecondStep = async () => {
      api.refuse('POST', LOGIN, 'second_factor_required', { challenge: 'the-challenge' });
      const shown = await renderWithRouter(routes, { at: { pathname: '/login', state: { from: '/billing' } } });
      await fillIn();
      await submit();
      await screen.findByRole('heading', { level: 1, name: 'One more step' });
      return shown;
    };
    const send = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

    test('asks for the code, in a field that phones fill in, and goes where the visitor wanted', async () => {
      api.on('POST', STEP, () => Response.json(aSignIn({ access_token: 'fresh' })));
      const { router } = await atSecondStep();
      const field = screen.getByLabelText('Code from your app');
      expect(field).toHaveFocus();
      expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      expect(field).toHaveAttribute('inputmode', 'numeric');
      expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBeNull();
      await userEvent.paste('123456');
      await send();
      await waitFor(() => expect(router.state.location.pathname).toBe('/billing'));
      expect(api.requests.at(-1)?.body).toEqual({ challenge: 'the-challenge', code: '123456' });
      expect(localStorage.getItem(ACCESS_TOKEN_KEY)).toBe('fresh');
    });

    test('says that a code is wrong, and takes a recovery code instead', async () => {
      api.refuse('POST', STEP, 'wrong_code', { errors: [{ field: 'code', message: 'That code is not right.' }] });
      await atSecondStep();
      await fill('Code from your app', '000000');
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent('That code is not right.');
      await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
      expect(screen.getByLabelText('Recovery code')).toHaveFocus();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('goes back to the first step when it took too long, says so, and keeps the address', async () => {
      api.refuse('POST', STEP, 'sign_in_expired');
      await atSecondStep();
      await fill('Code from your app', '123456');
      await send();
      expect(await screen.findByRole('alert')).toHaveTextContent('That took too long');
      expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
      expect(screen.getByLabelText('Password')).toHaveValue('');
    });
  });

  test('names its fields for password managers', async () => {
    await renderWithRouter(routes, { at: '/login' });
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  test('says when Caps Lock is on', async () => {
    await renderWithRouter(routes, { at: '/login' });
    const field = screen.getByLabelText('Password');
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock is on')).toBeVisible();
    fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
    expect(screen.queryByText('Caps Lock is on')).toBeNull();
  });

  test('brings the typed address along to the forgotten password', async () => {
    await renderWithRouter(routes, { at: '/login' });
    await fill('Email', 'ada@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('ada@example.com');
  });
});

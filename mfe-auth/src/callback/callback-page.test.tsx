import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AFTER_OAUTH_ERROR_MS } from '@fifteen/contracts';
import { aSignIn, fakeApi, renderWithRouter, signedOut } from '@fifteen/testing';
import { keepReturnPath, takeReturnPath } from '@fifteen/web/session';
import { routes } from '../routes.tsx';

const api = fakeApi();

describe('/auth/callback', () => {
  beforeEach(signedOut);

  test('exchanges code and state once and goes home', async () => {
    api.on('POST', '/api/v1/auth/oauth/callback', () => Response.json(aSignIn()));
    const { router } = await renderWithRouter(routes, {
      at: { pathname: '/auth/callback', search: '?code=a&state=b' },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(api.requests.map(({ body }) => body)).toEqual([{ code: 'a', state: 'b' }]);
  });

  test('goes back to the page that the guard sent from, and hands on who the provider is', async () => {
    api.on('POST', '/api/v1/auth/oauth/callback', () => Response.json(aSignIn()));
    keepReturnPath('/projects/new?step=3');
    const { router } = await renderWithRouter(routes, {
      at: { pathname: '/auth/callback', search: '?code=a&state=b&iss=https%3A%2F%2Faccounts.google.com' },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/new'));
    expect(api.requests[0]?.body).toEqual({ code: 'a', state: 'b', iss: 'https://accounts.google.com' });
    expect(takeReturnPath()).toBe('/');
  });

  test('says what the provider said and returns to the login after 3 seconds', async () => {
    jest.useFakeTimers();
    const search = '?error=access_denied&error_description=You+said+no';
    const { router } = await renderWithRouter(routes, { at: { pathname: '/auth/callback', search } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Authentication Failed');
    expect(screen.getByRole('alert')).toHaveTextContent('You said no');
    await act(() => jest.advanceTimersByTimeAsync(AFTER_OAUTH_ERROR_MS - 1));
    expect(router.state.location.pathname).toBe('/auth/callback');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(router.state.location.pathname).toBe('/login');
    jest.useRealTimers();
  });

  test('asks for the code where two-step sign-in is on, then goes back to the page that was asked for', async () => {
    api.refuse('POST', '/api/v1/auth/oauth/callback', 'second_factor_required', { challenge: 'the-challenge' });
    api.on('POST', '/api/v1/auth/second-step', () => Response.json(aSignIn()));
    keepReturnPath('/billing');
    const { router } = await renderWithRouter(routes, { at: { pathname: '/auth/callback', search: '?code=a&state=b' } });
    await userEvent.type(await screen.findByLabelText('Code from your app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/billing'));
    expect(api.requests.at(-1)?.body).toEqual({ challenge: 'the-challenge', code: '123456' });
  });

  test('says why the exchange failed', async () => {
    api.refuse('POST', '/api/v1/auth/oauth/callback', 'unavailable');
    await renderWithRouter(routes, { at: { pathname: '/auth/callback', search: '?code=a&state=b' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('We are briefly unavailable. Please try again.');
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { siteRouteOf, type logout } from '@fifteen/contracts';
import { aUser, fakeApi, json, renderWithRouter, signedIn, signedOut } from '@fifteen/testing';
import { useSession } from '@fifteen/web/session';
import { NavigationBar } from './navigation-bar.tsx';

const api = fakeApi();
const show = (path = '/') => renderWithRouter(<NavigationBar route={siteRouteOf(path)} />, { at: path });
const bar = () => screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement;
const entries = (place = bar()) => [...place.querySelectorAll('a, button')].map((entry) => entry.textContent);

beforeEach(signedOut);

describe('the navigation bar', () => {
  test('shows a visitor the anchors, Login and Get Started', async () => {
    await show();
    expect(entries()).toEqual(['Features', 'Pricing', 'Examples', 'How it works', 'Login', 'Get Started']);
    expect(screen.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/#features');
    expect(screen.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/#how-it-works');
    expect(screen.getByRole('link', { name: 'Fifteen, home' })).toHaveAttribute('href', '/');
  });

  test.each(['/login', '/payment-failed', '/no-such-page'])('shows a visitor the anchors at %s too', async (path) => {
    await show(path);
    expect(entries()).toEqual(['Features', 'Pricing', 'Examples', 'How it works', 'Login', 'Get Started']);
  });

  test('shows a customer the full name, Dashboard and Logout', async () => {
    signedIn(aUser({ full_name: 'Ada Lovelace' }));
    await show('/dashboard');
    expect(entries()).toEqual(['Ada Lovelace', 'Dashboard', 'Logout']);
  });

  test('shows the email of a customer without a name', async () => {
    signedIn(aUser({ full_name: null, email: 'ada@example.com' }));
    await show('/dashboard');
    expect(entries()[0]).toBe('ada@example.com');
  });

  test('shows nobody while it is not known who is here', async () => {
    useSession.setState({ status: 'loading', user: null });
    await show('/login');
    expect(entries()).toEqual(['Features', 'Pricing', 'Examples', 'How it works']);
  });

  test('turns solid after 50 px', async () => {
    await show();
    const scrollTo = (y: number) => act(() => (Object.assign(window, { scrollY: y }), fireEvent.scroll(window)));
    scrollTo(50);
    expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'false');
    scrollTo(51);
    expect(screen.getByRole('banner')).toHaveAttribute('data-solid', 'true');
    scrollTo(0);
  });

  test('Logout signs out and leads home', async () => {
    signedIn();
    api.on('POST', '/api/v1/auth/logout', () => json(null, 204));
    const { router } = await show('/dashboard');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(router.state.location.pathname).toBe('/');
    expect(useSession.getState().status).toBe('signed_out');
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/v1/auth/logout' satisfies (typeof logout)['path']]);
  });
});

describe('the mobile menu', () => {
  const menu = () => document.getElementById(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-controls') ?? '');

  test('holds the same entries, and toggles', async () => {
    await show();
    expect(menu()).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(menu()).toBeVisible();
    expect(entries(menu() ?? undefined)).toEqual(entries());
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(menu()).not.toBeVisible();
  });

  test('is closed by Escape, which gives the focus back', async () => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    within(menu() as HTMLElement).getByRole('link', { name: 'Login' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(menu()).not.toBeVisible();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('is closed by following one of its links', async () => {
    const { router } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await userEvent.click(within(menu() as HTMLElement).getByRole('link', { name: 'Login' }));
    expect(router.state.location.pathname).toBe('/login');
    expect(menu()).not.toBeVisible();
  });
});

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SITE_ROUTES, type RemoteName } from '@fifteen/contracts';
import { aUser, renderWithRouter, signedIn, signedOut } from '@fifteen/testing';
import { RouterProvider, type RouteObject } from '@fifteen/web/router';
import { useSession } from '@fifteen/web/session';
import { PageHeading } from '@fifteen/web/ui';
import type { Remotes } from '../remotes/federation.ts';
import { RemoteFallback } from './remote-fallback.tsx';
import { createSiteRouter } from './router.tsx';

/** Every page of the table as a heading with its title. */
const pagesOf = (name: RemoteName): RouteObject[] =>
  SITE_ROUTES.filter((route) => route.remote === name).map(({ path, title }) => ({
    path,
    element: <PageHeading>{`The page ${title}`}</PageHeading>,
  }));

const fakeRemotes = (overrides: Partial<Record<RemoteName, () => Promise<RouteObject[]>>> = {}) => {
  const loads: RemoteName[] = [];
  const resets: RemoteName[] = [];
  const remotes: Remotes = {
    load: (name) => {
      loads.push(name);
      return overrides[name]?.() ?? Promise.resolve(pagesOf(name));
    },
    reset: (name) => void resets.push(name),
    isLive: () => Promise.resolve(true),
  };
  return { remotes, loads, resets };
};

let router: ReturnType<typeof createSiteRouter> | undefined;

const open = async (path: string, remotes: Remotes) => {
  history.pushState(null, '', path);
  const opened = createSiteRouter(remotes);
  router = opened;
  await act(async () => render(<RouterProvider router={opened} />));
  return opened;
};

const heading = () => screen.getByRole('heading', { level: 1 });

beforeEach(signedOut);
afterEach(() => {
  router?.dispose();
  document.body.replaceChildren();
});

describe('every page of the table', () => {
  test.each(SITE_ROUTES.map((route) => [route.path, route] as const))('%s renders its remote, with its title', async (path, route) => {
    signedIn();
    await open(path.replace(/:\w+/g, 'abc'), fakeRemotes().remotes);
    expect(heading()).toHaveTextContent(route.title);
    expect(document.title).toBe(`${route.title} · Fifteen`);
  });

  test('is there at once where it was prepared', async () => {
    const { remotes, loads } = fakeRemotes();
    const router = await open('/help', remotes);
    await act(() => router.prepare('/login'));
    expect(loads).toEqual(['info', 'auth']);
    await act(async () => {
      void router.navigate('/login');
      expect(router.state.location.pathname).toBe('/login');
    });
    expect(heading()).toHaveTextContent('The page Login');
    expect(loads).toEqual(['info', 'auth']);
  });

  test('loads its remote once, however many of its pages are opened', async () => {
    const { remotes, loads } = fakeRemotes();
    const router = await open('/help', remotes);
    await act(() => router.navigate('/contact'));
    await act(() => router.navigate('/knowledge-base/credits'));
    expect(loads).toEqual(['info']);
  });
});

describe('the guard', () => {
  const guarded = SITE_ROUTES.filter((route) => route.guarded).map((route) => route.path.replace(/:\w+/g, 'abc'));

  test.each(guarded)('sends a visitor from %s to the login page, in place of the entry, and remembers it', async (path) => {
    const { remotes, loads } = fakeRemotes();
    const router = await open(`${path}?tab=1`, remotes);
    expect(heading()).toHaveTextContent('Login');
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: `${path}?tab=1` } });
    expect(router.state.historyAction).toBe('REPLACE');
    expect(loads).toEqual(['auth']);
  });

  test('shows a full-screen Loading... while the sign-in check runs, then the page', async () => {
    useSession.setState({ status: 'loading', user: null });
    await open('/dashboard', fakeRemotes().remotes);
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    act(() => void signedIn());
    expect(heading()).toHaveTextContent('Dashboard');
  });

  test('does not keep public pages waiting for it', async () => {
    useSession.setState({ status: 'loading', user: null });
    await open('/help', fakeRemotes().remotes);
    expect(heading()).toHaveTextContent('Help');
  });

  test('sends to the login page when the session ends on a guarded page', async () => {
    signedIn();
    const router = await open('/account', fakeRemotes().remotes);
    await act(async () => signedOut());
    expect(router.state.location.pathname).toBe('/login');
  });
});

describe('a remote that does not load', () => {
  test('M1: shows a fallback in its place, the rest of the site stays', async () => {
    const { remotes } = fakeRemotes({ info: () => Promise.reject(new Error('503')) });
    const router = await open('/help', remotes);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent('This page didn’t load');
    expect(screen.getByRole('link', { name: 'Fifteen, home' })).toBeVisible();
    await act(() => router.navigate('/login'));
    expect(heading()).toHaveTextContent('Login');
  });

  test('M1: is forgotten and asked again by "Try again"', async () => {
    let down = true;
    const info = () => (down ? Promise.reject(new Error('503')) : Promise.resolve(pagesOf('info')));
    const { remotes, resets } = fakeRemotes({ info });
    await open('/help', remotes);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'The page Help' })).toBeVisible();
    expect(resets).toEqual(['info', 'info']);
  });
});

test('M5: a page whose chunk is gone is loaded again as a whole', async () => {
  const reload = jest.fn();
  const lost = Object.assign(new Error('Loading chunk dashboard failed'), { name: 'ChunkLoadError' });
  const Broken = () => {
    throw lost;
  };
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { remotes, resets } = fakeRemotes();
  await renderWithRouter([
    { path: '/help', element: <Broken />, errorElement: <RemoteFallback remotes={remotes} reload={reload} /> },
  ], { at: '/help' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(resets).toEqual([]);
  complaint.mockClear();
});

test('M5: a remote whose release is not live anymore is not asked for again: the page is loaded again', async () => {
  const reload = jest.fn();
  const { remotes, resets } = fakeRemotes();
  const gone: Remotes = { ...remotes, isLive: () => Promise.resolve(false) };
  const failing = () => Promise.reject(new Error('404'));
  await renderWithRouter([
    { path: '/help', element: <p />, loader: failing, errorElement: <RemoteFallback remotes={gone} reload={reload} /> },
  ], { at: '/help' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(resets).toEqual([]);
});

test('M2: a page that throws while rendering falls back alone', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { remotes } = fakeRemotes({ info: () => Promise.resolve([{ path: '/help', element: <Broken /> }]) });
  const router = await open('/help', remotes);
  expect(screen.getByRole('alert')).toHaveTextContent('This page didn’t load');
  expect(complaint).toHaveBeenCalled();
  complaint.mockClear();
  await act(() => router.navigate('/'));
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('an unknown path', () => {
  test('is the 404 page, and loads nothing', async () => {
    const { remotes, loads } = fakeRemotes();
    await open('/nowhere', remotes);
    expect(heading()).toHaveTextContent('Page Not Found');
    expect(screen.getByText(/Oops! The page you're looking for doesn't exist\. It might have been moved or deleted\./)).toBeVisible();
    expect(document.title).toBe('Page Not Found · Fifteen');
    expect(loads).toEqual([]);
  });

  test('leads home and back', async () => {
    const router = await open('/help', fakeRemotes().remotes);
    await act(() => router.navigate('/nowhere'));
    expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The page Help' })).toBeVisible();
  });
});

describe('a change of page', () => {
  test('scrolls to the top and puts the focus on the heading', async () => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const router = await open('/help', fakeRemotes().remotes);
    expect(document.body).toHaveFocus();
    scroll.mockClear();
    await act(() => router.navigate('/contact'));
    expect(scroll.mock.calls).toContainEqual([{ top: 0, behavior: 'instant' }]);
    expect(heading()).toHaveFocus();
  });

  test('fades in, except on the landing page', async () => {
    const animate = jest.fn();
    Element.prototype.animate = animate as unknown as Element['animate'];
    const router = await open('/help', fakeRemotes().remotes);
    expect(animate).toHaveBeenCalledTimes(1);
    await act(() => router.navigate('/'));
    expect(animate).toHaveBeenCalledTimes(1);
    expect(document.documentElement).toHaveAttribute('data-landing');
    await act(() => router.navigate('/help'));
    expect(animate).toHaveBeenCalledTimes(2);
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
});

test('public pages end with the footer, pages to work on do not', async () => {
  signedIn(aUser());
  const router = await open('/', fakeRemotes().remotes);
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await act(() => router.navigate('/dashboard'));
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

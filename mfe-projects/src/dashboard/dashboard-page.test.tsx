import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Statistics } from '@fifteen/contracts';
import { aProject, aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { DashboardPage } from './dashboard-page.tsx';

const api = fakeApi();
const statistics: Statistics = {
  statistics: {
    assets: { completed: 1530 },
    credits: { total_used: 25 },
    brand_kits: { completed: 2 },
    projects: { total: 102, paid: 3 },
  },
};

/** Whoever wants no motion sees the figures at once. */
const stillness = (reduce: boolean): void => {
  globalThis.matchMedia = ((query: string) => ({ matches: reduce && query.includes('reduce') })) as typeof matchMedia;
};

describe('/dashboard', () => {
  beforeEach(() => {
    stillness(true);
    const user = signedIn(aUser({ full_name: 'Ada Lovelace', credits: 95 }));
    api.on('GET', '/api/v1/users/profile', () => Response.json({ ...user, credits: 90 }));
    api.on('GET', '/api/v1/users/stats', () => Response.json(statistics));
    api.on('GET', '/api/v1/projects', () => Response.json([]));
  });

  test('welcomes by name, shows the real balance and leads to the account', async () => {
    await renderWithRouter(<DashboardPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Ada Lovelace');
    expect(await screen.findByText('90 credits')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/account');
  });

  test('says that the profile did not load, and keeps what is known', async () => {
    api.refuse('GET', '/api/v1/users/profile', 'internal');
    await renderWithRouter(<DashboardPage />);
    expect(await screen.findByText('Failed to fetch profile')).toBeVisible();
    expect(screen.getByText('95 credits')).toBeVisible();
  });

  test('offers the quick actions', async () => {
    await renderWithRouter(<DashboardPage />);
    const links = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/projects/new', '/buy-credits', '/projects']);
  });

  test('shows three recent projects, each with its status and its next page', async () => {
    api.on('GET', '/api/v1/projects', () =>
      Response.json([
        aProject({ id: 'a', project_name: 'Alpha' }),
        aProject({ id: 'b', project_name: 'Beta', selected_asset_id: 'x' }),
        aProject({ id: 'c', project_name: 'Gamma', has_brand_kit: true }),
      ]),
    );
    await renderWithRouter(<DashboardPage />);
    expect(await screen.findByRole('link', { name: 'Alpha' })).toHaveAttribute('href', '/projects/a/select');
    expect(screen.getByRole('link', { name: 'Open the brand kit' })).toHaveAttribute('href', '/projects/c/brand-kit');
    expect(screen.getByRole('link', { name: 'See the brand kit' })).toHaveAttribute('href', '/projects/b/brand-kit');
    expect(screen.getByRole('link', { name: 'Gamma' })).toHaveAttribute('href', '/projects/c/brand-kit');
    const cards = screen.getAllByRole('article').map((card) => card.textContent);
    expect(cards.map((text) => /Select Logo|Generating|Logo chosen|Completed/.exec(text ?? '')?.[0])).toEqual([
      'Select Logo',
      'Logo chosen',
      'Completed',
    ]);
    expect(api.requests.find(({ path }) => path === '/api/v1/projects')?.query.get('limit')).toBe('3');
  });

  test('the counters stand still where motion is not wanted', async () => {
    await renderWithRouter(<DashboardPage />);
    const values = (await screen.findAllByRole('definition')).map((value) => value.firstElementChild?.textContent);
    expect(values).toEqual(['1,530', '25', '2', '102']);
  });

  test('a counter that moves tells a screen reader only where it ends', async () => {
    stillness(false);
    await renderWithRouter(<DashboardPage />);
    const [first] = await screen.findAllByRole('definition');
    expect(first?.firstElementChild).toHaveAttribute('aria-hidden', 'true');
    expect(first?.lastElementChild).toHaveTextContent('1,530');
  });

  test('invents no figures where they did not load', async () => {
    api.refuse('GET', '/api/v1/users/stats', 'internal');
    await renderWithRouter(<DashboardPage />);
    expect(await screen.findByText('We couldn’t load your usage.')).toBeVisible();
    expect(screen.queryAllByRole('definition')).toEqual([]);
  });
});

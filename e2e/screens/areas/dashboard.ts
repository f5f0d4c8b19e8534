import type { Screen } from '../screen.ts';
import { newcomer, regularCustomer } from '../seed.ts';

const UNAVAILABLE = { status: 503, json: { detail: 'We are briefly unavailable. Please try again.' } };

export const dashboardScreens: readonly Screen[] = [
  {
    name: 'dashboard-first-time',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
    },
  },
  {
    name: 'dashboard-projects',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: 'Voltgarten' }).waitFor();
    },
  },
  {
    name: 'dashboard-loading',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      for (const path of ['projects?*', 'users/stats']) await page.route(`**/api/v1/${path}`, () => undefined);
      await page.goto('/dashboard');
      await page.getByText('Loading projects').waitFor();
    },
  },
  {
    name: 'dashboard-error',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      for (const path of ['projects?*', 'users/stats']) await page.route(`**/api/v1/${path}`, (route) => route.fulfill(UNAVAILABLE));
      await page.goto('/dashboard');
      await page.getByText('Failed to fetch projects').waitFor();
      await page.getByText('We couldn’t load your usage.').waitFor();
    },
  },
];

import { SITE_ROUTES, type getProfile, type getStatistics } from '@fifteen/contracts';
import { aUser, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routes } from './routes.tsx';

const api = fakeApi();
const mine = SITE_ROUTES.filter(({ remote }) => remote === 'account').map(({ path }) => path);
const NOTHING = { assets: { completed: 0 }, credits: { total_used: 0 }, brand_kits: { completed: 0 }, projects: { total: 0 } };

test('the remote has exactly the pages that the table of routes gives it', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...mine].sort());
});

test.each(mine)('%s has one main heading', async (path) => {
  const user = signedIn(aUser());
  api.answer<typeof getProfile>('GET', '/api/v1/users/profile', user);
  api.answer<typeof getStatistics>('GET', '/api/v1/users/stats', { statistics: NOTHING });
  await renderWithRouter(routes, { at: path });
  expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
});

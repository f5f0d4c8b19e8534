import { SITE_ROUTES, type getContactWays, type getStatus } from '@fifteen/contracts';
import { fakeApi, renderWithRouter } from '@fifteen/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { routes } from './routes.tsx';

const api = fakeApi();
const mine = SITE_ROUTES.filter(({ remote }) => remote === 'info').map(({ path }) => path);

test.each(mine)('%s has one main heading', async (path) => {
  api.answer<typeof getStatus>('GET', '/api/v1/status', { measured_at: null, measured_since: null, services: [], incidents: [], maintenance: [] });
  api.answer<typeof getContactWays>('GET', '/api/v1/contact', { chat_url: null });
  await renderWithRouter(routes, { at: path.replace(':id', 'the-studios') });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

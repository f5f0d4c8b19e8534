import { CONCEPTS_PER_PROJECT, type getStatus, type Status } from '@fifteen/contracts';
import { fakeApi, json, renderWithRouter } from '@fifteen/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';

const api = fakeApi();

const measured = (milliseconds: number | null): void => {
  const status: Status = {
    measured_at: null,
    measured_since: null,
    services: [{ id: 'generation', name: 'Concept generation', status: 'operational', uptime: 100, response_time: milliseconds, days: [], response_times: [] }],
    incidents: [],
    maintenance: [],
  };
  api.answer<typeof getStatus>('GET', '/api/v1/status', status);
};

describe('the time that generation takes', () => {
  test.each([
    [400, 'a second'],
    [11_600, '12 seconds'],
    [95_000, '95 seconds'],
    [150_000, '3 minutes'],
  ])('%i ms measured on the status page are quoted by the FAQ as %s', async (milliseconds, words) => {
    measured(milliseconds);
    await renderWithRouter(routes, { at: '/help' });
    await userEvent.click(screen.getByRole('button', { name: 'How long does it take to generate logos?' }));
    expect(await screen.findByText(new RegExp(`for all ${CONCEPTS_PER_PROJECT}, and under 3 minutes at most\\. In the last hour it took ${words} on average\\.`))).toBeVisible();
  });

  test('the tour and the article quote it too', async () => {
    measured(11_600);
    const { unmount } = await renderWithRouter(routes, { at: '/knowledge-base/while-we-draw' });
    expect(await screen.findByText(/In the last hour it took 12 seconds on average/)).toBeVisible();
    unmount();
    await renderWithRouter(routes, { at: '/getting-started' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText(/In the last hour it took 12 seconds on average/)).toBeVisible();
  });

  test.each([
    ['nothing was drawn lately', () => measured(null)],
    ['the status cannot be read', () => api.on('GET', '/api/v1/status', () => json(null, 503))],
  ])('where %s, only the promise is made', async (_, given) => {
    given();
    await renderWithRouter(routes, { at: '/help' });
    await userEvent.click(screen.getByRole('button', { name: 'How long does it take to generate logos?' }));
    expect(screen.getByText(/About 30-60 seconds for all 15, and under 3 minutes at most\. You can close/)).toBeVisible();
    expect(screen.queryByText(/In the last hour/)).toBeNull();
  });
});

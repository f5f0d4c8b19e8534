import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AssetStatus, Refinement } from '@fifteen/contracts';
import { aRefinement, aUser, fakeApi, problem, renderWithRouter, signedIn } from '@fifteen/testing';
import { RefineProgressPage } from './refine-progress-page.tsx';
import { progressOf } from './use-newest-set.ts';

const api = fakeApi();
const REFINEMENTS = '/api/v1/projects/{id}/refinements';
const pages = [{ path: '/projects/:id/refine/:assetId/progress', element: <RefineProgressPage /> }];
const open = () => renderWithRouter(pages, { at: '/projects/p-1/refine/a-1/progress' });

const setOf = (...statuses: AssetStatus[]): Refinement => {
  const set = aRefinement({ parent_asset_id: 'a-1' });
  return { ...set, variations: statuses.map((status, i) => ({ ...set.variations[i % 5]!, id: String(i), status, asset_url: status === 'completed' ? '/f/x.webp' : null })) };
};
const THREE = setOf('completed', 'completed', 'failed', 'pending', 'pending');
const ALL = setOf('completed', 'completed', 'failed', 'completed', 'completed');

describe('/projects/{id}/refine/{assetId}/progress', () => {
  beforeEach(() => {
    const user = signedIn(aUser());
    api.on('GET', '/api/v1/auth/me', () => Response.json(user));
  });

  test.each<[AssetStatus[], number, boolean]>([
    [[], 0, false],
    [['completed', 'completed', 'completed'], 60, false],
    [['completed', 'completed', 'completed', 'completed', 'failed'], 100, true],
    [['completed', 'completed', 'completed', 'completed', 'completed', 'pending', 'pending', 'pending', 'pending', 'pending'], 50, false],
  ])('finished of the greater of 5 and the count: %j is %i %%', (statuses, percent, isDone) => {
    expect(progressOf(setOf(...statuses))).toMatchObject({ percent, isDone });
  });

  test('polls, shows what has come, and returns a second after the last', async () => {
    const answers = [THREE, ALL];
    const asked: number[] = [];
    api.on('GET', REFINEMENTS, ({ query }) => {
      expect([query.get('parent'), query.get('limit')]).toEqual(['a-1', '1']);
      asked.push(Date.now());
      return Response.json([answers[Math.min(asked.length, 2) - 1]]);
    });
    const { router } = await open();
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3/5 variations, 60%'));
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(screen.getByText(/1 couldn’t be drawn. We returned its credit/)).toBeVisible();
    const link = await screen.findByRole('link', { name: 'See the variations' }, { timeout: 4_000 });
    expect(link).toHaveAttribute('href', '/projects/p-1/refine/a-1');
    expect(asked[1]! - asked[0]!).toBeGreaterThan(1_800);
    const since = Date.now();
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/refine/a-1'), { timeout: 2_500 });
    expect(Date.now() - since).toBeGreaterThan(700);
    expect(asked).toHaveLength(2);
  });

  test('an error stops the polling and is said; trying again goes on', async () => {
    let asked = 0;
    api.on('GET', REFINEMENTS, () => {
      asked += 1;
      return asked === 2 ? problem('internal') : Response.json([THREE]);
    });
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 4_000 });
    expect(screen.getByRole('alert')).toHaveTextContent('We lost sight of your variations');
    expect(asked).toBe(2);
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(asked).toBe(3);
  });

  test('where nothing is drawn it says so', async () => {
    api.on('GET', REFINEMENTS, () => Response.json([]));
    await open();
    expect(await screen.findByText('No variations are being drawn')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the logo' })).toHaveAttribute('href', '/projects/p-1/refine/a-1');
  });

  test("another one's project is not there", async () => {
    api.refuse('GET', REFINEMENTS, 'not_found');
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to fetch assets' })).toBeVisible();
  });
});

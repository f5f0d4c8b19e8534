import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Project } from '@fifteen/contracts';
import { fakeApi, problem } from '@fifteen/testing';
import { all, answerAll, ASSET, choose, CURATED, curated, EVENT, openSelect, panel, PROJECT, radios, refine, renderSelect } from './a-select-page.tsx';

const api = fakeApi();
const open = (project?: Partial<Project>) => openSelect(api, project);
const sent = (path: string): unknown[] =>
  api.requests.filter((request) => request.path === path).map(({ body }) => body);

describe('/projects/{id}/select, where something goes wrong', () => {
  beforeEach(() => answerAll(api));

  test('a picture that does not come can be asked for again', async () => {
    await open({ selected_asset_id: all[0]!.id });
    await radios();
    await userEvent.click(panel().getByRole('radio', { name: 'White and black' }));
    fireEvent.error(panel().getByRole('img', { name: 'helios 1, on white and on black' }));
    await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
    expect(panel().getByRole('img', { name: 'helios 1, on white and on black' })).toBeInTheDocument();
    await waitFor(() => expect(api.requests.filter(({ path }) => path.endsWith('/curated'))).toHaveLength(2));
  });

  test('a favorite that is refused is taken back', async () => {
    api.on('PATCH', ASSET, () => problem('unavailable'));
    await open();
    await radios();
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: helios 1' }));
    await waitFor(() => expect(sent(`/api/v1/projects/p-1/assets/${all[0]!.id}`)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Favorites (0)' })).toBeVisible();
  });

  test('opened before all are drawn it fills by itself', async () => {
    let asked = 0;
    api.on('GET', CURATED, () => {
      asked += 1;
      return Response.json(
        asked > 1 ? curated : { ...curated, all: all.map((asset, i) => (i < 9 ? asset : { ...asset, status: 'pending', asset_url: null })) },
      );
    });
    await open();
    expect(await screen.findByText(/9 of 15 are here/)).toBeVisible();
    expect(screen.queryByText(/Diversity/)).toBeNull();
    expect(await screen.findByRole('button', { name: 'All 15' }, { timeout: 6_000 })).toBeVisible();
  }, 15_000);

  test('where some could not be drawn it says so, and leads to where they are tried again', async () => {
    api.on('GET', CURATED, () => Response.json({ ...curated, all: all.map((asset, i) => (i < 13 ? asset : { ...asset, status: 'failed', asset_url: null })) }));
    await open();
    expect(await screen.findByText('13 of 15 are here. 2 couldn’t be drawn. Trying again is free.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/projects/p-1/generating');
  });

  test('a project deleted in another tab is said to be missing when somebody chooses', async () => {
    await open();
    const [first] = await radios();
    api.refuse('PATCH', PROJECT, 'not_found');
    api.refuse('GET', PROJECT, 'not_found');
    await userEvent.click(first!);
    await choose();
    expect(await screen.findByText('We can’t find this project in your account.')).toBeVisible();
  });

  test('a choice that is refused is taken back, and said', async () => {
    await open({ selected_asset_id: all[1]!.id });
    api.on('PATCH', PROJECT, () => problem('unavailable'));
    const [first, second] = await radios();
    expect(second).toBeChecked();
    await userEvent.click(first!);
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t save your choice');
    expect(second).toHaveAccessibleName(/your logo/);
    expect(first).not.toHaveAccessibleName(/your logo/);
  });

  test('a report that fails changes nothing; a checkout that could not be opened says so', async () => {
    api.refuse('POST', EVENT, 'internal');
    api.refuse('POST', '/api/v1/projects/{id}/purchase', 'checkout_failed');
    await open({ selected_asset_id: all[0]!.id });
    await radios();
    await userEvent.click(refine());
    await userEvent.click(await screen.findByRole('button', { name: /unlock for/i }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create checkout. Nothing was charged.');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('without a selection it falls back to all concepts', async () => {
    api.refuse('GET', CURATED, 'internal');
    api.on('GET', '/api/v1/projects/{id}/assets', () => Response.json(all));
    await open();
    expect(await radios()).toHaveLength(15);
    expect(screen.queryByText(/diversity/i)).toBeNull();
  });

  test('says that nothing is drawn yet', async () => {
    api.on('GET', CURATED, () => Response.json({ ...curated, all: [], curated: [] }));
    await open();
    expect(await screen.findByText('No completed logos yet. Please wait while they generate.')).toBeVisible();
  });

  test("another one's project is not there, and asked for once", async () => {
    api.refuse('GET', CURATED, 'not_found');
    api.refuse('GET', '/api/v1/projects/{id}', 'not_found');
    await renderSelect('p-2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to fetch project' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

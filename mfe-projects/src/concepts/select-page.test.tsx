import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Project } from '@fifteen/contracts';
import {
  aProject,
  fakeApi,
  problem,
  renderWithRouter,
  signedIn,
  someCuratedAssets,
  type RenderedPage,
} from '@fifteen/testing';
import { fifteenAssets } from '../shared/fifteen-assets.ts';
import { SelectPage } from './select-page.tsx';

const api = fakeApi();
const all = fifteenAssets();
const curated = someCuratedAssets({ all, curated: all.filter((_, i) => i % 5 < 2), diversity_score: 0.784 });
const PROJECT = '/api/v1/projects/{id}';
const CURATED = '/api/v1/projects/{id}/assets/curated';
const EVENT = '/api/v1/analytics/event';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const pages = [{ path: '/projects/:id/select', element: <SelectPage /> }];

const open = async (project: Partial<Project> = {}): Promise<RenderedPage> => {
  api.on('GET', PROJECT, () => Response.json(aProject({ id: 'p-1', ...project })));
  return renderWithRouter(pages, { at: '/projects/p-1/select' });
};
const radios = (): Promise<HTMLElement[]> => screen.findAllByRole('radio');
const refine = (): HTMLElement => screen.getByRole('button', { name: 'Refine Logo' });
const sent = (path: string): unknown[] =>
  api.requests.filter((request) => request.path === path).map(({ body }) => body);

describe('/projects/{id}/select', () => {
  beforeEach(() => {
    signedIn();
    api.on('GET', CURATED, () => Response.json(curated));
    api.on('PATCH', PROJECT, ({ body }) => Response.json(aProject({ id: 'p-1', ...(body as Partial<Project>) })));
    api.on('POST', EVENT, () => new Response(null, { status: 204 }));
  });

  test('shows the selection, and all of them on request, by studio', async () => {
    await open();
    expect(await radios()).toHaveLength(6);
    expect(screen.getByText('Diversity 78%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 15 concepts' }));
    expect(await radios()).toHaveLength(15);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Helios', "'78", 'Apex']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show our selection' }));
    expect(await radios()).toHaveLength(6);
  });

  test('says in passing what the drawing leaves out, and nothing where it is whole', async () => {
    const { unmount } = await open({ notes: ['Emoji are left out of the mark.'] });
    expect(await screen.findByText('Emoji are left out of the mark.')).toBeVisible();
    unmount();
    await open();
    await radios();
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });

  test('marks previews, and only those', async () => {
    api.on('GET', CURATED, () =>
      Response.json({ ...curated, curated: [all[0], { ...all[1], is_watermarked: false }] }),
    );
    await open();
    await radios();
    expect(screen.getAllByText('PREVIEW')).toHaveLength(1);
  });

  test('choosing shows at once what it is and why, is saved, and lets refine', async () => {
    await open();
    const [first] = await radios();
    expect(refine()).toBeDisabled();
    await userEvent.click(first!);
    expect(first).toBeChecked();
    expect(refine()).toBeEnabled();
    const panel = within(screen.getByRole('complementary', { name: 'Chosen concept' }));
    expect(panel.getByRole('heading')).toHaveTextContent('helios 1, Helios');
    expect(panel.getByText(all[0]!.metadata.reasons[0]!)).toBeVisible();
    expect(panel.getByText('92 of 100')).toBeVisible();
    expect(panel.getByText('7.4 : 1')).toBeVisible();
    await waitFor(() => expect(sent('/api/v1/projects/p-1')).toContainEqual({ selected_asset_id: all[0]!.id }));
  });

  test('a choice that is refused is taken back, and said', async () => {
    await open({ selected_asset_id: all[1]!.id });
    api.on('PATCH', PROJECT, () => problem('unavailable'));
    const [first, second] = await radios();
    expect(second).toBeChecked();
    await userEvent.click(first!);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your choice was not saved');
    expect(second).toBeChecked();
  });

  test('refining an unpaid project opens the upgrade modal and reports it', async () => {
    await open({ selected_asset_id: all[0]!.id });
    await radios();
    await userEvent.click(refine());
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Make it yours');
    await waitFor(() =>
      expect(sent(EVENT)).toEqual([
        { event_type: 'upgrade_modal_shown', project_id: 'p-1', metadata: { trigger: 'refine_click' } },
      ]),
    );
  });

  test('a report that fails changes nothing; a checkout that is not there says so', async () => {
    api.refuse('POST', EVENT, 'internal');
    api.refuse('POST', '/api/v1/projects/{id}/purchase', 'not_implemented');
    await open({ selected_asset_id: all[0]!.id });
    await radios();
    await userEvent.click(refine());
    await userEvent.click(await screen.findByRole('button', { name: /unlock for/i }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Checkout opens soon. Nothing was charged.');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('refining a paid project goes there', async () => {
    const { router } = await open({ selected_asset_id: all[0]!.id, is_paid: true });
    await radios();
    await userEvent.click(refine());
    expect(router.state.location.pathname).toBe(`/projects/p-1/refine/${all[0]!.id}`);
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
    await renderWithRouter(pages, { at: '/projects/p-2/select' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to fetch project' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

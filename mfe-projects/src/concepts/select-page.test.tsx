import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Asset, Project, ProjectShare } from '@fifteen/contracts';
import { anAsset, aProject, aUser, fakeApi, signedIn } from '@fifteen/testing';
import { all, answerAll, ASSET, choose, CURATED, curated, EVENT, grid, openSelect, panel, radios, refine, SHARE } from './a-select-page.tsx';

const api = fakeApi();
const open = (project?: Partial<Project>) => openSelect(api, project);
const sent = (path: string): unknown[] =>
  api.requests.filter((request) => request.path === path).map(({ body }) => body);

describe('/projects/{id}/select', () => {
  beforeEach(() => answerAll(api));

  test('shows the selection, and all of them on request, by studio', async () => {
    await open();
    expect(await radios()).toHaveLength(6);
    expect(screen.getByText('Diversity 78%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All 15' }));
    expect(await radios()).toHaveLength(15);
    expect((await grid()).getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['Helios', "'78", 'Apex']),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Our selection (6)' }));
    expect(await radios()).toHaveLength(6);
    // The project, and the concepts with their link and votes; the sign-in check is the third.
    expect(api.requests).toHaveLength(2);
  });

  test('says on request what the diversity is and is not', async () => {
    await open();
    await radios();
    const figure = screen.getByRole('button', { name: 'Diversity 78%' });
    expect(figure).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(figure);
    expect(screen.getByText(/average of all 105 pairs/)).toBeVisible();
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

  test('looking shows at once what it is and why, lets refine, and chooses nothing; choosing is saved', async () => {
    await open();
    const [first] = await radios();
    expect(refine()).toBeDisabled();
    await userEvent.click(first!);
    expect(first).toBeChecked();
    expect(refine()).toBeEnabled();
    expect(sent('/api/v1/projects/p-1')).toEqual([undefined]);
    expect(screen.queryByText('Your logo')).toBeNull();
    expect(panel().getByRole('heading')).toHaveTextContent('helios 1, Helios');
    expect(panel().getByText(all[0]!.metadata.reasons[0]!)).toBeVisible();
    expect(panel().getByText('92 of 100')).toBeVisible();
    expect(panel().getByText('7.4 : 1')).toBeVisible();
    await choose();
    expect(screen.getByText('Your logo')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Choose this logo' })).toBeNull();
    await waitFor(() => expect(sent('/api/v1/projects/p-1')).toContainEqual({ selected_asset_id: all[0]!.id }));
  });

  test('a chosen logo stays chosen while another is looked at', async () => {
    await open({ selected_asset_id: all[0]!.id, is_paid: true });
    const [first, second] = await radios();
    await userEvent.click(second!);
    expect(second).toBeChecked();
    expect(first).toHaveAccessibleName(/your logo/);
    expect(panel().getByRole('heading')).toHaveTextContent('helios 2, Helios');
    expect(sent('/api/v1/projects/p-1').filter(Boolean)).toEqual([]);
  });

  test('saved edits and variations stand beside the concepts; the chosen one is among them, and the rest on request', async () => {
    const versions = Array.from({ length: 7 }, (_, at) => anAsset({ asset_type: at === 0 ? 'edited' : 'simple_refinement', is_watermarked: false }));
    api.on('GET', CURATED, () => Response.json({ ...curated, versions }));
    await open({ selected_asset_id: versions[0]!.id, is_paid: true });
    expect(await radios()).toHaveLength(6 + 5);
    expect((await radios())[0]).toBeChecked();
    expect((await radios())[0]).toHaveAccessibleName(/your logo/);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 7 versions' }));
    expect(await radios()).toHaveLength(6 + 7);
    await userEvent.click((await radios())[6]!);
    await choose();
    await waitFor(() => expect(sent('/api/v1/projects/p-1')).toContainEqual({ selected_asset_id: versions[6]!.id }));
  });

  test('a saved version can be a favorite: its heart fills, and the list of favorites shows it among the versions', async () => {
    const versions = [anAsset({ asset_type: 'edited', is_watermarked: false }), anAsset({ asset_type: 'edited', is_watermarked: false })];
    api.on('GET', CURATED, () => Response.json({ ...curated, versions }));
    api.on('PATCH', ASSET, ({ body }) => Response.json({ ...versions[1]!, ...(body as Partial<Asset>) }));
    await open({ is_paid: true });
    (await radios())[1]!.focus();
    await userEvent.keyboard('f');
    await userEvent.click(await screen.findByRole('button', { name: 'Favorites (1)' }));
    expect(await radios()).toHaveLength(1);
    expect((await radios())[0]).toHaveAttribute('value', versions[1]!.id);
    expect((await radios())[0]).toHaveAccessibleName(/favorite/);
    expect((await grid()).getByRole('heading', { name: 'Your versions' })).toBeVisible();
    expect(sent(`/api/v1/projects/p-1/assets/${versions[1]!.id}`)).toEqual([{ is_favourite: true }]);
  });

  test('a kit is offered for the chosen logo only, and opened where it uses that logo', async () => {
    const chosen = { selected_asset_id: all[0]!.id, is_paid: true };
    const { unmount } = await open(chosen);
    await radios();
    expect(panel().getByRole('button', { name: 'Generate Brand Kit' })).toBeVisible();
    await userEvent.click((await radios())[1]!);
    expect(panel().queryByRole('button', { name: 'Generate Brand Kit' })).toBeNull();
    unmount();
    await open({ ...chosen, has_brand_kit: true, kit: { asset_id: all[0]!.id, is_making: false, has_parts: true } });
    await radios();
    expect(panel().queryByRole('button', { name: 'Generate Brand Kit' })).toBeNull();
    expect(panel().getByRole('link', { name: 'Open the brand kit' })).toHaveAttribute('href', '/projects/p-1/brand-kit');
  });

  test.each([
    [3, null],
    [5, 'Your 5 credits make 1 set.'],
    [100, 'Your 100 credits make 20 sets.'],
  ])('the upgrade modal of somebody with %i credits says how many sets they make, or nothing', async (credits, words) => {
    signedIn(aUser({ credits }));
    await open({ selected_asset_id: all[0]!.id });
    await radios();
    await userEvent.click(refine());
    const dialog = within(await screen.findByRole('dialog', { name: 'Make it yours' }));
    const said = dialog.getByText(/variations for 5 credits/).textContent;
    expect(said).toBe(`Refinements: 5 variations for 5 credits.${words ? ` ${words}` : ''}`);
  });

  test('the upgrade modal calls a logo theirs only where one is selected', async () => {
    api.on('GET', CURATED, () => Response.json({ ...curated, show_upgrade_banner: true }));
    await open();
    await radios();
    await userEvent.click(screen.getByRole('button', { name: 'See what you get' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make it yours' }));
    expect(dialog.getByRole('img', { name: 'One of your concepts on business cards' })).toBeVisible();
  });

  test('refining the first logo that was looked at chooses it', async () => {
    await open();
    await userEvent.click((await radios())[1]!);
    await userEvent.click(refine());
    await waitFor(() => expect(sent('/api/v1/projects/p-1')).toContainEqual({ selected_asset_id: all[1]!.id }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make it yours' }));
    expect(dialog.getByRole('img', { name: 'Your logo on business cards' })).toHaveAttribute('src', '/views/card.webp?signature=test&size=small');
    expect(dialog.getByText(/no subscription\. 30-day money-back guarantee/)).toBeVisible();
  });

  test('says the nearest well-known logo, shows both on request, and calls it no trademark search', async () => {
    const nearest_mark = { id: 'simple-icons-airbnb', name: 'Airbnb', distance: 0.31, likeness: 'unlike' as const, picture_url: '/api/v1/lookalikes/simple-icons-airbnb.svg' };
    const own = all.map((asset, i) => (i === 0 ? { ...asset, metadata: { ...asset.metadata, nearest_mark } } : asset));
    api.on('GET', CURATED, () => Response.json({ ...curated, all: own, curated: own.slice(0, 6) }));
    await open();
    const [first, second] = await radios();
    await userEvent.click(first!);
    const sentence = panel().getByText('Nearest well-known logo we compared: Airbnb (not alike)');
    expect(panel().getByText(/This is not a trademark search/)).not.toBeVisible();
    await userEvent.click(sentence);
    expect(panel().getByText(/This is not a trademark search/)).toBeVisible();
    expect(panel().getByRole('img', { name: 'The Airbnb logo in one color' })).toHaveAttribute('src', nearest_mark.picture_url);
    await userEvent.click(second!);
    expect(panel().queryByText(/well-known logo/)).not.toBeInTheDocument();
  });

  test('a choice made earlier is shown, also where our selection leaves it out', async () => {
    await open({ selected_asset_id: all[4]!.id });
    expect(await radios()).toHaveLength(15);
    expect((await radios())[4]).toBeChecked();
  });

  test('shows the chosen one on other grounds and in use, by links of the server', async () => {
    await open({ selected_asset_id: all[0]!.id });
    await radios();
    await userEvent.click(panel().getByRole('radio', { name: 'Business card' }));
    const picture = panel().getByRole('img', { name: 'helios 1, on a business card' });
    expect(picture).toHaveAttribute('src', '/views/card.webp?signature=test&size=small');
    await userEvent.click(panel().getByRole('radio', { name: '16, 32, 64 px' }));
    expect(panel().getByRole('img', { name: /at 16, 32 and 64 pixels/ })).toHaveAttribute('width', '320');
  });

  test('a favorite shows at once, is saved on the server, and can be listed', async () => {
    api.on('PATCH', ASSET, ({ body }) => Response.json({ ...all[0]!, ...(body as Partial<Asset>) }));
    await open();
    const [first] = await radios();
    first!.focus();
    await userEvent.keyboard('f');
    expect(await screen.findByRole('button', { name: 'Favorites (1)' })).toBeVisible();
    await waitFor(() => expect(sent(`/api/v1/projects/p-1/assets/${all[0]!.id}`)).toEqual([{ is_favourite: true }]));
    await userEvent.click(screen.getByRole('button', { name: 'Favorites (1)' }));
    expect(await radios()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: helios 1' }));
    expect(await screen.findByText('No favorites yet')).toBeVisible();
  });

  test.each([
    ['unpaid, the backgrounds share a picture', false, ['As drawn', 'White and black', '16, 32, 64 px', 'Business card', 'Website', 'T-shirt']],
    ['paid, each background has a picture of its own', true, ['As drawn', 'White', 'Black', 'Your color', '16, 32, 64 px', 'Business card', 'Website', 'T-shirt']],
  ])('%s', async (_, is_paid, offered) => {
    const own = all.map((asset) => ({ ...asset, is_watermarked: !is_paid }));
    api.on('GET', CURATED, () => Response.json({ ...curated, all: own, curated: own.slice(0, 6) }));
    await open({ selected_asset_id: all[0]!.id, is_paid });
    await radios();
    expect(panel().getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(offered);
  });

  test('two are compared side by side, and one of them chosen there', async () => {
    await open({ selected_asset_id: all[0]!.id });
    const [, second] = await radios();
    await userEvent.click(panel().getByRole('button', { name: 'Compare' }));
    expect(screen.getByText(/Pick another and click Compare/)).toBeVisible();
    second!.focus();
    await userEvent.keyboard('c');
    const dialog = within(await screen.findByRole('dialog', { name: 'Side by side' }));
    expect(dialog.getAllByRole('article').map((side) => side.getAttribute('aria-label'))).toEqual(['helios 1', 'helios 2']);
    await userEvent.click(dialog.getByRole('radio', { name: 'White and black' }));
    expect(dialog.getAllByRole('img', { name: /on white and on black/ })).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Choose this one: helios 2' }));
    expect(dialog.getByRole('button', { name: 'Chosen: helios 2' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(sent('/api/v1/projects/p-1')).toContainEqual({ selected_asset_id: all[1]!.id }));
  });

  test('a public link is made, shows its votes, and is switched off after a question', async () => {
    const share = { token: 't'.repeat(22), path: `/s/${'t'.repeat(22)}`, shows_owner: true, only_favourites: false, created_at: '2026-02-01T10:00:00.000Z' };
    const live: ProjectShare = { share, voters: 2, votes: [{ asset_id: all[1]!.id, votes: 2 }] };
    api.on('POST', SHARE, () => Response.json(live));
    await open();
    await radios();
    await userEvent.click(screen.getByRole('button', { name: 'Ask others' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask others' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Show my name' }));
    expect(dialog.getByRole('checkbox', { name: 'Only my favorites (0)' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    expect(await dialog.findByLabelText('Public link')).toHaveValue(new URL(share.path, location.origin).href);
    expect(sent('/api/v1/projects/p-1/share')).toContainEqual({ shows_owner: true, only_favourites: false });
    expect(dialog.getByText(/2 people have voted/)).toBeVisible();
    expect(screen.getByText('2 votes')).toBeInTheDocument();
    api.on('DELETE', SHARE, () => new Response(null, { status: 204 }));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off the link' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    expect(await dialog.findByRole('button', { name: 'Make a link' })).toBeVisible();
  });

  test('votes of others stand on the concepts at once, without a call of their own', async () => {
    const share = { token: 't'.repeat(22), path: `/s/${'t'.repeat(22)}`, shows_owner: true, only_favourites: false, created_at: '2026-02-01T10:00:00.000Z' };
    const sharing: ProjectShare = { share, voters: 1, votes: [{ asset_id: all[1]!.id, votes: 1 }] };
    api.on('GET', CURATED, () => Response.json({ ...curated, sharing }));
    await open();
    await radios();
    expect(screen.getByText('1 vote')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask others (1 voted)' })).toBeVisible();
    expect(api.requests).toHaveLength(2);
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

  test('fifteen more are started once from the same answers, and watched', async () => {
    api.on('POST', '/api/v1/projects/{id}/duplicate', () => Response.json({ project: aProject({ id: 'p-2' }), project_id: 'p-2' }, { status: 201 }));
    const { router } = await open();
    await radios();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Draw 15 more' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-2/generating'));
    expect(sent('/api/v1/projects/p-1/duplicate')).toHaveLength(1);
  });

  test('refining a paid project goes there', async () => {
    const { router } = await open({ selected_asset_id: all[0]!.id, is_paid: true });
    await radios();
    await userEvent.click(refine());
    expect(router.state.location.pathname).toBe(`/projects/p-1/refine/${all[0]!.id}`);
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type BrandKit, type BrandKitOrder, NO_CARD_DETAILS, type Project } from '@fifteen/contracts';
import { aProject, fakeApi, problem, renderWithRouter, signedIn, type RenderedPage } from '@fifteen/testing';
import { aFile, kitFixture, anOrder, LOGO_ID, noKit, ORDER_ID } from './kit.fixture.ts';
import { BrandKitPage } from './brand-kit-page.tsx';

const api = fakeApi();
const PROJECT = '/api/v1/projects/{id}';
const ORDER = '/api/v1/brand-kit/orders/{id}';
const pages = [{ path: '/projects/:id/brand-kit', element: <BrandKitPage /> }];

interface State {
  readonly project?: Partial<Project>;
  readonly kit?: BrandKit;
  readonly order?: BrandKitOrder;
}

const open = async ({ project, kit = kitFixture(), order = anOrder() }: State = {}): Promise<RenderedPage> => {
  signedIn();
  api.on('GET', PROJECT, () => Response.json(aProject({ id: 'p-1', project_name: 'Northwind', is_paid: true, selected_asset_id: LOGO_ID, ...project })));
  api.on('GET', `${PROJECT}/assets`, () => Response.json([]));
  api.on('GET', `${PROJECT}/brand-kit`, () => Response.json(kit));
  api.on('GET', `${PROJECT}/press-page`, () => Response.json({ page: null }));
  api.on('GET', ORDER, () => Response.json(order));
  api.on('GET', `${ORDER}/stream`, () => new Response(null, { status: 503 }));
  return renderWithRouter(pages, { at: '/projects/p-1/brand-kit' });
};

const section = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

describe('/projects/{id}/brand-kit', () => {
  beforeEach(() => {
    api.on('POST', '/api/v1/brand-kit/purchase', () => Response.json({ order_id: ORDER_ID }, { status: 202 }));
    api.on('POST', '/api/v1/analytics/event', () => new Response(null, { status: 204 }));
  });

  test('offers everything as one zip, and each part by itself', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Download All' })).toHaveAttribute('href', '/zips/all.zip?signature=s');
    const cards = await section('Business cards');
    expect(within(cards).getByRole('link', { name: /^Download Business cards/ })).toHaveAttribute('href', '/zips/business_cards.zip?signature=s');
    expect(screen.queryByText('Not Available')).toBeNull();
  });

  test('shows the cards of one format, front and back, and the other by a switch', async () => {
    await open();
    const cards = await section('Business cards');
    const names = () => within(cards).getAllByRole('img').map((picture) => picture.getAttribute('src')?.split('/')[3]);
    await userEvent.click(within(cards).getByRole('radio', { name: /US/ }));
    expect(names()).toEqual(['us', 'us', 'us', 'us']);
    await userEvent.click(within(cards).getByRole('radio', { name: /EU/ }));
    expect(names()).toEqual(['eu', 'eu', 'eu', 'eu']);
  });

  test('a picture opens large; arrows go on, Escape and the button close it', async () => {
    await open();
    await userEvent.click(within(await section('Business cards')).getAllByRole('img')[0]!);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('1 of 4')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(within(dialog).getByText('2 of 4')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(dialog).getByText('4 of 4')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the film has a poster, does not play by itself, changes its format and says what a browser without films shows', async () => {
    await open();
    const part = await section('Ad video');
    const film = (): HTMLVideoElement => part.querySelector('video')!;
    expect(film()).toHaveAttribute('poster', expect.stringContaining('landscape-poster.png'));
    expect(film()).not.toHaveAttribute('autoplay');
    expect(film()).toHaveTextContent('Your browser does not support the video element.');
    await userEvent.click(within(part).getByRole('radio', { name: 'Portrait' }));
    expect(film()).toHaveAttribute('src', expect.stringContaining('portrait.mp4'));
    expect(film().muted).toBe(true);
    await userEvent.click(within(part).getByRole('radio', { name: 'With sound' }));
    expect(film()).toHaveAttribute('src', expect.stringContaining('portrait-with-sound.mp4'));
    expect(film().muted).toBe(false);
  });

  test('logo files stand in a table with a link for each format', async () => {
    await open();
    const row = within(await section('Logo files')).getByRole('row', { name: /On its background/ });
    expect(within(row).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['svg', 'pdf', 'eps', 'png'].map((format) => `/files/logo/${format}/northwind-color.${format}?signature=s&download=1`),
    );
  });

  test('a part that failed is not available, and is made again alone', async () => {
    api.on('POST', `${ORDER}/retry`, () => Response.json(anOrder({ ad_video: { status: 'waiting', percentage: 0 } }), { status: 202 }));
    await open({ kit: kitFixture({ ad_video: null, status: 'failed' }), order: anOrder({ ad_video: { status: 'failed', percentage: 0 } }) });
    const film = await section('Ad video');
    expect(await within(film).findByText('This part failed. Trying again is free.')).toBeVisible();
    expect(within(film).getByText('Not Available')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Generation failed. Please contact support.');
    await userEvent.click(within(film).getByRole('button', { name: 'Make again: Ad video' }));
    expect(await within(film).findByText('Next in line')).toBeVisible();
    expect(api.requests.find(({ path }) => path.endsWith('/retry'))?.body).toEqual({ component: 'ad_video' });
  });

  test('says that it is still generating, and shows what is there', async () => {
    await open({ kit: kitFixture({ tshirt_mockup: null, status: 'processing' }), order: anOrder({ tshirt_mockup: { status: 'processing', percentage: 40 } }) });
    expect(await screen.findByText('Brand kit is still generating. Please wait.')).toBeVisible();
    expect(await screen.findByText('Being made, 40%')).toBeVisible();
    expect(within(await section('Business cards')).getAllByRole('img')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Download what’s ready' })).toBeVisible();
  });

  test('details are put on the cards, which stay until the new ones are there', async () => {
    api.on('POST', `${ORDER}/details`, () => Response.json(anOrder({ business_cards: { status: 'processing', percentage: 25 } }), { status: 202 }));
    await open();
    const cards = await section('Business cards');
    const update = within(cards).getByRole('button', { name: 'Update my kit' });
    expect(update).toBeDisabled();
    await userEvent.type(within(cards).getByLabelText('Name'), ' Ada Quill ');
    expect(within(cards).getByText('Not saved yet.')).toBeVisible();
    await userEvent.click(update);
    expect(await within(cards).findByRole('progressbar', { name: 'New cards' })).toHaveAttribute('aria-valuenow', '25');
    expect(within(cards).getAllByRole('img')).toHaveLength(4);
    expect(api.requests.find(({ path }) => path.endsWith('/details'))?.body).toEqual({ ...NO_CARD_DETAILS, name: 'Ada Quill' });
  });

  test('a detail that is refused is said at its field, and nothing is lost', async () => {
    api.on('POST', `${ORDER}/details`, () => problem('invalid_request', { errors: [{ field: 'role', message: 'Must not contain control characters' }] }));
    await open();
    const role = within(await section('Business cards')).getByLabelText('Role');
    await userEvent.type(role, 'Baker');
    await userEvent.click(screen.getByRole('button', { name: 'Update my kit' }));
    expect(await screen.findByText('Must not contain control characters')).toBeVisible();
    expect(role).toHaveValue('Baker');
    expect(role).toHaveAttribute('maxlength', '60');
  });

  test('guidelines are written in another language by one click, and the English PDF is offered beside them', async () => {
    let sent: unknown;
    api.on('POST', `${ORDER}/details`, async ({ body }) => {
      sent = body;
      return Response.json(anOrder({ brand_guidelines: { status: 'waiting', percentage: 0 } }), { status: 202 });
    });
    const inGerman = kitFixture({ details: { ...NO_CARD_DETAILS, language: 'de' } });
    const both = [...inGerman.brand_guidelines!.files, aFile('guidelines/brand-guidelines-english.pdf')];
    await open({ kit: { ...inGerman, brand_guidelines: { ...inGerman.brand_guidelines!, files: both } } });
    const part = await section('Brand guidelines');
    expect(within(part).getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    expect(within(part).getByRole('link', { name: 'The same in English' })).toHaveAttribute('href', expect.stringContaining('brand-guidelines-english.pdf'));
    await userEvent.click(within(part).getByRole('radio', { name: 'Français' }));
    await waitFor(() => expect(sent).toEqual({ ...NO_CARD_DETAILS, language: 'fr' }));
    expect(await within(part).findByText(/^Making your new guidelines/)).toBeVisible();
  });

  test('another logo was chosen since: its kit is made by one click', async () => {
    const other = 'a0000000-0000-4000-8000-000000000001';
    const { router } = await open({ project: { selected_asset_id: other }, kit: kitFixture({ is_outdated: true }) });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Update the kit to your logo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/brand-kit/progress'));
    expect(api.requests.filter(({ path }) => path.endsWith('/purchase')).map(({ body }) => body)).toEqual([{ selected_asset_id: other, payment_reference: null, language: 'en' }]);
  });
});

describe('without a kit', () => {
  test('paid: it is made of the chosen logo', async () => {
    api.on('POST', '/api/v1/brand-kit/purchase', () => Response.json({ order_id: ORDER_ID }, { status: 202 }));
    const { router } = await open({ kit: noKit() });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Brand Kit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/brand-kit/progress'));
  });

  test.each([
    ['with the server’s words', () => problem('conflict', { detail: 'This logo is not drawn yet.' }), 'Error: This logo is not drawn yet.'],
    ['without any', () => new Response(null, { status: 500 }), 'Failed to start brand kit generation.'],
  ])('a start that fails says so %s', async (_case, answer, words) => {
    api.on('POST', '/api/v1/brand-kit/purchase', answer);
    await open({ kit: noKit() });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate Brand Kit' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('unpaid: what it brings, and the way to it', async () => {
    api.on('POST', '/api/v1/analytics/event', () => new Response(null, { status: 204 }));
    await open({ project: { is_paid: false }, kit: noKit() });
    expect(await screen.findAllByText('Not Available')).toHaveLength(7);
    expect(screen.queryByText('This kit is closed')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock for $29' }));
    expect(await screen.findByRole('dialog', { name: 'Make it yours' })).toBeVisible();
  });

  test('after a refund it says that the kit was closed', async () => {
    await open({ project: { is_paid: false }, kit: noKit({ is_revoked: true }) });
    expect(await screen.findByText('This kit is closed')).toBeVisible();
  });

  test('a kit that cannot be fetched can be asked for again', async () => {
    api.on('POST', '/api/v1/analytics/event', () => new Response(null, { status: 204 }));
    signedIn();
    api.on('GET', PROJECT, () => Response.json(aProject({ id: 'p-1' })));
    api.refuse('GET', `${PROJECT}/brand-kit`, 'not_found');
    await renderWithRouter(pages, { at: '/projects/p-1/brand-kit' });
    expect(await screen.findByText('Failed to fetch brand kit')).toBeVisible();
  });
});

import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { BrandKit, BrandKitOrder } from '@fifteen/contracts';
import { aProject, fakeApi, problem, renderWithRouter, signedIn, type RenderedPage } from '@fifteen/testing';
import { kitFixture, anOrder, aPart, noKit } from './kit.fixture.ts';
import { BrandKitProgressPage } from './brand-kit-progress-page.tsx';

const api = fakeApi();
const PROJECT = '/api/v1/projects/{id}';
const ORDER = '/api/v1/brand-kit/orders/{id}';
const pages = [{ path: '/projects/:id/brand-kit/progress', element: <BrandKitProgressPage /> }];
const WAITING = { status: 'waiting', percentage: 0 } as const;

interface State {
  readonly kit?: () => BrandKit;
  readonly order?: () => BrandKitOrder;
  readonly stream?: () => Response;
}

const open = async ({ kit = () => noKit({ order_id: kitFixture().order_id }), order = () => anOrder(), stream = () => new Response(null, { status: 503 }) }: State = {}): Promise<RenderedPage> => {
  signedIn();
  api.on('GET', PROJECT, () => Response.json(aProject({ id: 'p-1', is_paid: true })));
  api.on('GET', `${PROJECT}/brand-kit`, () => Response.json(kit()));
  api.on('GET', ORDER, () => Response.json(order()));
  api.on('GET', `${ORDER}/stream`, stream);
  return renderWithRouter(pages, { at: '/projects/p-1/brand-kit/progress' });
};

const streamOf = (...orders: readonly BrandKitOrder[]): Response => {
  const text = orders.map((order, index) => `event: order_update\nid: ${index + 1}\ndata: ${JSON.stringify(order)}\n\n`).join('');
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
};

const item = async (name: string): Promise<HTMLElement> => (await screen.findByRole('heading', { name })).closest('li')!;

describe('/projects/{id}/brand-kit/progress', () => {
  test('shows all of it and each part, as the stream tells it', async () => {
    const before = anOrder({ ad_video: WAITING, tshirt_mockup: WAITING });
    const after = anOrder({ ad_video: { status: 'processing', percentage: 45 }, tshirt_mockup: WAITING });
    await open({ order: () => before, stream: () => streamOf(before, after) });
    expect(within(await item('Ad video')).getByText('10 seconds')).toBeVisible();
    expect(within(await item('Business cards')).getByText('2 contrast versions')).toBeVisible();
    expect(within(await item('Social headers')).getByText('4 platforms')).toBeVisible();
    expect(await within(await item('Ad video')).findByText('45%')).toBeVisible();
    expect(within(await item('T-shirt mockup')).getByText('Waiting')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Brand kit' })).toHaveAttribute('aria-valuetext', '77%, 5 of 7 parts');
    expect(screen.getByRole('status')).toHaveTextContent(/^Ready: Business cards, .+ You can close this page/);
  });

  test('asks from time to time where there is no stream, and shows a part as soon as it is there', async () => {
    let asked = 0;
    const order = (): BrandKitOrder => ((asked += 1) < 2 ? anOrder({ business_cards: WAITING, ad_video: WAITING }) : anOrder({ ad_video: WAITING }));
    const kit = (): BrandKit => (asked < 2 ? noKit({ order_id: kitFixture().order_id }) : noKit({ order_id: kitFixture().order_id, business_cards: aPart('business_cards') }));
    await open({ order, kit });
    const cards = await item('Business cards');
    expect(await within(cards).findByText('Waiting')).toBeVisible();
    expect(await within(cards).findByText('Ready', {}, { timeout: 5_000 })).toBeVisible();
    await waitFor(() => expect(cards.querySelector('img')).toHaveAttribute('src', expect.stringContaining('light-front.png')));
  });

  test('when everything is there it goes to the kit', async () => {
    const { router } = await open();
    expect(await screen.findByText('Everything is ready. Taking you there.')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/brand-kit'), { timeout: 3_000 });
  });

  test('a part that failed is said, and made again alone', async () => {
    api.on('POST', `${ORDER}/retry`, () => Response.json(anOrder({ ad_video: WAITING }), { status: 202 }));
    await open({ order: () => anOrder({ ad_video: { status: 'failed', percentage: 0 } }) });
    expect(await screen.findByText('Generation failed. Please contact support.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
    await userEvent.click(screen.getByRole('button', { name: 'Make again: Ad video' }));
    expect(await within(await item('Ad video')).findByText('Waiting')).toBeVisible();
    expect(screen.queryByText('Generation failed. Please contact support.')).toBeNull();
  });

  test('where the server does not answer it says so, and asks again on a click', async () => {
    let works = false;
    await open({ order: () => { if (!works) throw new TypeError('offline'); return anOrder({ ad_video: WAITING }); } });
    expect(await screen.findByText('Error occurred. Please try again.', {}, { timeout: 5_000 })).toBeVisible();
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(await item('Ad video')).findByText('Waiting')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Error occurred. Please try again.')).toBeNull());
  });

  test('without an order it says that none is being made', async () => {
    await open({ kit: () => noKit() });
    expect(await screen.findByText('No kit is being made')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the brand kit' })).toHaveAttribute('href', '/projects/p-1/brand-kit');
  });

  const asked = (answer: () => Response): Promise<RenderedPage> => {
    signedIn();
    api.on('GET', PROJECT, () => Response.json(aProject({ id: 'p-1', is_paid: true })));
    api.on('GET', `${PROJECT}/brand-kit`, () => Response.json(noKit({ order_id: kitFixture().order_id })));
    api.on('GET', ORDER, answer);
    api.on('GET', `${ORDER}/stream`, () => new Response(null, { status: 503 }));
    return renderWithRouter(pages, { at: '/projects/p-1/brand-kit/progress' });
  };

  test.each([
    ['a refusal', () => problem('not_found')],
    ['the state not_found', () => Response.json({ ...anOrder(), status: 'not_found' })],
  ])('an order that is gone has its screen, told by %s', async (_, answer) => {
    await asked(answer);
    expect(await screen.findByText("We can't find this order")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the brand kit' })).toHaveAttribute('href', '/projects/p-1/brand-kit');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contact');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('the state error says so, and asks again on a click', async () => {
    const waiting = anOrder({ ad_video: WAITING });
    let order: BrandKitOrder = { ...waiting, status: 'error' };
    await asked(() => Response.json(order));
    expect(await screen.findByText('Error occurred. Please try again.')).toBeVisible();
    order = waiting;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Error occurred. Please try again.')).toBeNull());
  });
});

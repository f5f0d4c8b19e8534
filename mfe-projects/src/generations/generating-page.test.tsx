import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProject, fakeApi, problem, renderWithRouter, signedIn, type RenderedPage } from '@fifteen/testing';
import { type Asset } from '@fifteen/contracts';
import { fifteenAssets } from '../shared/fifteen-assets.ts';
import { GeneratingPage } from './generating-page.tsx';

const api = fakeApi();
const project = aProject({ id: 'p-1', project_name: 'Northwind Coffee' });
const pages = [{ path: '/projects/:id/generating', element: <GeneratingPage /> }];

interface Stream {
  tell(asset: Asset, id: number): Promise<void>;
  readonly opened: number;
}

/** A stream of events that the test writes. */
const fakeStream = (): Stream => {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let opened = 0;
  api.on('GET', '/api/v1/projects/{id}/stream', () => {
    opened += 1;
    return new Response(new ReadableStream({ start: (own) => void (controller = own) }));
  });
  return {
    get opened() {
      return opened;
    },
    tell: (asset, id) => {
      const data = {
        type: 'asset_update',
        data: { status: 'completed', asset_url: `/f/${asset.id}.png`, asset_id: asset.id },
      };
      return act(async () => controller.enqueue(encoder.encode(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`)));
    },
  };
};

const open = (): Promise<RenderedPage> => renderWithRouter(pages, { at: '/projects/p-1/generating' });
const LOST = 'Connection error. Please refresh the page.';
const count = (): string | null => screen.getByRole('progressbar').getAttribute('aria-valuenow');

describe('/projects/{id}/generating', () => {
  const pending = fifteenAssets({ status: 'pending', asset_url: null });

  beforeEach(() => {
    signedIn();
    api.on('GET', '/api/v1/projects/{id}', () => Response.json(project));
  });

  test('shows what is there, then what comes, each concept once', async () => {
    const stream = fakeStream();
    api.on('GET', '/api/v1/projects/{id}/assets', () =>
      Response.json(
        pending.map((asset, i) => (i < 2 ? { ...asset, status: 'completed', asset_url: '/f/x.png' } : asset)),
      ),
    );
    await open();
    await waitFor(() => expect(count()).toBe('2'));
    await waitFor(() => expect(stream.opened).toBe(1));
    await stream.tell(pending[0]!, 1);
    await stream.tell(pending[7]!, 2);
    await stream.tell(pending[7]!, 2);
    await waitFor(() => expect(count()).toBe('3'));
    expect(screen.getByText('20%')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('Logos drawn');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3/15 logos, 20%');
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });

  test('at fifteen it offers the way on, and takes it after 1.5 s', async () => {
    const stream = fakeStream();
    api.on('GET', '/api/v1/projects/{id}/assets', () => Response.json(pending));
    const { router } = await open();
    await waitFor(() => expect(stream.opened).toBe(1));
    for (const [i, asset] of pending.entries()) await stream.tell(asset, i + 1);
    const link = await screen.findByRole('link', { name: 'Choose your logo' });
    const since = Date.now();
    expect(link).toHaveAttribute('href', '/projects/p-1/select');
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/select'), { timeout: 2_500 });
    expect(Date.now() - since).toBeGreaterThan(1_300);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('connecting says so', async () => {
    api.on('GET', '/api/v1/projects/{id}/assets', () => new Promise<Response>(() => undefined));
    await open();
    expect(await screen.findByText('Connecting to generation service...')).toBeVisible();
    expect(count()).toBe('0');
  });

  test("another one's project is not there", async () => {
    api.refuse('GET', '/api/v1/projects/{id}', 'not_found');
    api.refuse('GET', '/api/v1/projects/{id}/assets', 'not_found');
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Failed to fetch project' })).toBeVisible();
  });

  test('whoever presses Stay here is not moved', async () => {
    const almost = fifteenAssets().map((asset, i) => (i > 0 ? asset : { ...asset, status: 'pending', asset_url: null }));
    api.on('GET', '/api/v1/projects/{id}/assets', () => Response.json(almost));
    const stream = fakeStream();
    const { router } = await open();
    await waitFor(() => expect(stream.opened).toBe(1));
    const stay = screen.getByRole('button', { name: 'Stay here' });
    await userEvent.click(stay);
    expect(stay).toHaveAttribute('aria-pressed', 'true');
    // Project, concepts and stream: no more than three calls.
    expect(api.requests).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'See the ones that are ready' })).toHaveAttribute('href', '/projects/p-1/select');
    jest.useFakeTimers();
    await stream.tell(almost[0] as Asset, 1);
    expect(screen.getByText('All 15 are here.')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    expect(router.state.location.pathname).toBe('/projects/p-1/generating');
  });

  test('tells studio by studio who draws and how far each is', async () => {
    const stream = fakeStream();
    api.on('GET', '/api/v1/projects/{id}/assets', () =>
      Response.json(pending.map((asset, i) => (i < 2 ? { ...asset, status: 'completed', asset_url: '/f/x.png' } : asset))),
    );
    await open();
    await waitFor(() => expect(stream.opened).toBe(1));
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Helios', "'78", 'Apex']);
    expect(screen.getByText('2/5')).toBeVisible();
    expect(screen.getByText(/^Light and clarity/)).toBeVisible();
    expect(document.title).toBe('2/15 Drawing Northwind Coffee · Fifteen');
  });

  test('where some could not be drawn it says how many, and offers the others', async () => {
    api.on('GET', '/api/v1/projects/{id}/assets', () =>
      Response.json(fifteenAssets().map((asset, i) => (i < 2 ? { ...asset, status: 'failed', asset_url: null } : asset))),
    );
    await open();
    expect(await screen.findByText('13 are here. 2 couldn’t be drawn. Trying again is free.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your logo' })).toBeVisible();
    expect(api.requests.some(({ path }) => path.endsWith('/stream'))).toBe(false);
  });

  test('Try again draws the failed ones once more: the focus stays in the page, and the board fills', async () => {
    const failed = fifteenAssets().map((asset, i) => (i < 2 ? { ...asset, status: 'failed' as const, asset_url: null } : asset));
    let isQueued = false;
    api.on('GET', '/api/v1/projects/{id}/assets', () =>
      Response.json(isQueued ? failed.map((asset) => (asset.status === 'failed' ? { ...asset, status: 'pending' } : asset)) : failed),
    );
    api.on('POST', '/api/v1/projects/{id}/retry', () => {
      isQueued = true;
      return Response.json(project, { status: 202 });
    });
    const stream = fakeStream();
    await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(stream.opened).toBe(1));
    expect(screen.getByText(/Three studios are drawing/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus();
    await stream.tell(failed[0]!, 31);
    await stream.tell(failed[1]!, 32);
    await waitFor(() => expect(count()).toBe('15'));
  });

  test('where none could be drawn, Try again comes first, and a refusal is said', async () => {
    api.on('GET', '/api/v1/projects/{id}/assets', () => Response.json(fifteenAssets({ status: 'failed', asset_url: null })));
    api.on('POST', '/api/v1/projects/{id}/retry', () => problem('rate_limited'));
    await open();
    expect(await screen.findByText('15 couldn’t be drawn. Trying again is free.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Begin again' })).toHaveAttribute('href', '/projects/new');
  });

  test('a list that fails is asked for again before anybody is troubled', async () => {
    let asked = 0;
    api.on('GET', '/api/v1/projects/{id}/assets', () => {
      asked += 1;
      return asked < 3 ? problem('unavailable') : Response.json(fifteenAssets());
    });
    await open();
    await waitFor(() => expect(count()).toBe('15'), { timeout: 5_000 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('S2: a lost stream connects again by itself; lost for long it says so, and Try again begins anew', async () => {
    api.on('GET', '/api/v1/projects/{id}/assets', () => Response.json(pending));
    api.on('GET', '/api/v1/projects/{id}/stream', () => problem('unavailable'));
    await open();
    expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(LOST);
    const stream = fakeStream();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stream.opened).toBe(1));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await stream.tell(pending[0]!, 1);
    await waitFor(() => expect(count()).toBe('1'));
  }, 30_000);

  test('S6: a tab beyond those that may hold a stream asks from time to time', async () => {
    const request = async (_name: string, _options: unknown, held: (lock: null) => unknown): Promise<void> => void held(null);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    let asked = 0;
    api.on('GET', '/api/v1/projects/{id}/assets', () => {
      asked += 1;
      return Response.json(asked === 1 ? pending : fifteenAssets());
    });
    await open();
    await waitFor(() => expect(count()).toBe('15'), { timeout: 8_000 });
    expect(api.requests.some(({ path }) => path.endsWith('/stream'))).toBe(false);
    Reflect.deleteProperty(navigator, 'locks');
  }, 20_000);

  test.each([
    ['the list is refused', () => api.refuse('GET', '/api/v1/projects/{id}/assets', 'forbidden')],
    [
      'the stream is refused',
      () => {
        api.on('GET', '/api/v1/projects/{id}/assets', () => Response.json(pending));
        api.refuse('GET', '/api/v1/projects/{id}/stream', 'not_found');
      },
    ],
  ])('where %s it says what to do', async (_, fail) => {
    fail();
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(LOST);
  });

  test('deleted in another tab, it is missing', async () => {
    let gone = false;
    api.on('GET', '/api/v1/projects/{id}', () => (gone ? problem('not_found') : Response.json(project)));
    api.on('GET', '/api/v1/projects/{id}/assets', () => Response.json(pending));
    api.on('GET', '/api/v1/projects/{id}/stream', () => {
      gone = true;
      return problem('not_found');
    });
    await open();
    expect(await screen.findByText('We can’t find this project in your account.')).toBeVisible();
  });
});

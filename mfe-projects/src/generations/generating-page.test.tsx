import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aProject, fakeApi, renderWithRouter, signedIn, type RenderedPage } from '@fifteen/testing';
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

  test.each([
    ['the list fails', () => api.refuse('GET', '/api/v1/projects/{id}/assets', 'internal')],
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
    expect(await screen.findByRole('alert')).toHaveTextContent('Connection error. Please refresh the page.');
  });
});

import { fakeApi, json, problem, renderWithRouter } from '@fifteen/testing';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { bannerOf, probe, type Ask } from './probe.ts';
import { StatusPage } from './status-page.tsx';

const api = fakeApi();

describe('the banner', () => {
  test('reads All Systems Operational when every service answers', async () => {
    api.on('GET', '/healthz', () => json({ status: 'ok' }));
    api.on('GET', '/readyz', () => json({ status: 'ready' }));
    await renderWithRouter(<StatusPage />);
    expect(await screen.findByText('All Systems Operational')).toBeInTheDocument();
    expect(screen.getAllByText('Operational')).toHaveLength(2);
  });

  test('reads Some Systems Degraded when one does not', async () => {
    api.on('GET', '/healthz', () => json({ status: 'ok' }));
    api.on('GET', '/readyz', () => problem('unavailable'));
    await renderWithRouter(<StatusPage />);
    expect(await screen.findByText('Some Systems Degraded')).toBeInTheDocument();
    expect(screen.getByText('Degraded')).toBeInTheDocument();
  });
});

test('what is not measured is said, and the subscription says why it waits', async () => {
  api.on('GET', '/healthz', () => json({ status: 'ok' }));
  api.on('GET', '/readyz', () => json({ status: 'ready' }));
  await renderWithRouter(<StatusPage />);
  expect(await screen.findAllByText('Not measured yet')).toHaveLength(2);
  const subscribe = screen.getByRole('button', { name: 'Subscribe via Email' });
  expect(subscribe).toBeDisabled();
  expect(subscribe).toHaveAccessibleDescription(/Opens/);
});

describe('a measurement', () => {
  const clock = (...times: number[]) => () => times.shift() ?? 0;

  test('is the round trip in milliseconds', async () => {
    const ask: Ask = () => Promise.resolve({ ok: true });
    const services = await probe(ask, clock(100, 112.4, 200, 203));
    expect(services.map(({ milliseconds }) => milliseconds)).toEqual([12, 3]);
  });

  test('of a service that does not answer is an outage without a figure', async () => {
    const ask: Ask = (path) => (path === '/healthz' ? Promise.resolve({ ok: true }) : Promise.reject(new Error('cut')));
    const services = await probe(ask, clock(0, 5, 10));
    expect(services.map(({ state, milliseconds }) => [state, milliseconds])).toEqual([
      ['operational', 5],
      ['outage', null],
    ]);
    expect(bannerOf(services)).toBe('Some Systems Degraded');
  });
});

import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ResolvedRegistry } from '@fifteen/contracts';
import { useToasts } from '@fifteen/web/session';
import { offerReload } from './offer-reload.ts';

const registry = (contract: number, version = '1.0.0'): ResolvedRegistry => ({
  revision: 1,
  remotes: [{ name: 'info', version, contract, entry: `/r/info/${version}/remoteEntry.js` }],
  integrity: {},
});

let time = 0;
let live = registry(1);
const ask = jest.fn(() => Promise.resolve(live));
const reload = jest.fn();
let site: { state: { location: { pathname: string } }; subscribe: (told: () => void) => () => void; go: (path: string) => Promise<void> };

beforeEach(() => {
  time = 0;
  live = registry(1);
  jest.clearAllMocks();
  useToasts.setState([], true);
  let told = () => undefined as void;
  site = {
    state: { location: { pathname: '/' } },
    subscribe: (listener) => {
      told = listener;
      return () => undefined;
    },
    go: async (pathname) => {
      site.state.location = { pathname };
      told();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
  offerReload(site, registry(1), { ask, reload, now: () => time });
});

test('M5: an open tab is offered a reload when it goes on to a contract that moved, and only then', async () => {
  time = 31_000;
  live = registry(1, '1.1.0');
  await site.go('/help');
  expect(useToasts.getState()).toEqual([]);
  time = 62_000;
  live = registry(2, '2.0.0');
  await site.go('/contact');
  const [toast] = useToasts.getState();
  expect(toast).toMatchObject({ text: 'This page has a new version.', action: { label: 'Reload' } });
  expect(reload).not.toHaveBeenCalled();
  toast?.action?.run();
  expect(reload).toHaveBeenCalledTimes(1);
  time = 99_000;
  await site.go('/help');
  expect(useToasts.getState()).toHaveLength(1);
});

test('asks at most twice a minute, and not while the page stays', async () => {
  time = 31_000;
  for (const path of ['/help', '/contact', '/help', '/help']) await site.go(path);
  expect(ask).toHaveBeenCalledTimes(1);
});

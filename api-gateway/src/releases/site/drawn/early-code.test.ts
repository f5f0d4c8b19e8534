import { createContext, runInContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { reportVisits } from '@fifteen/contracts';
import { EARLY_CODE } from './early-code.ts';

const CODE = [['/main.js', 'sha384-a'], ['/r/info/1.2.3/remoteEntry.js', 'sha384-b'], ['/r/info/1.2.3/routes.js', 'sha384-c']];

/** As much of a browser as the early code touches: a still page, and what it reports. */
const aStillPage = () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const reported: [string, Blob][] = [];
  const named: { rel?: string; href?: string }[] = [];
  const painted: (() => void)[] = [];
  const on = (type: string, listener: (event: unknown) => void) => void listeners.set(type, listener);
  const page = {
    getElementById: () => ({ textContent: JSON.stringify(CODE) }),
    documentElement: { dataset: {} },
    head: { append: () => undefined, appendChild: (link: { rel?: string; href?: string }) => void named.push(link) },
    createElement: () => ({}),
    addEventListener: () => undefined,
  };
  const globals = {
    document: page,
    location: { pathname: '/help' },
    localStorage: { getItem: () => null },
    navigator: { sendBeacon: (url: string, body: Blob) => reported.push([url, body]) },
    addEventListener: on,
    removeEventListener: () => undefined,
    setTimeout: () => 0,
    PerformanceObserver: class {
      constructor(tell: (entries: unknown, observer: unknown) => void) {
        painted.push(() => tell([], this));
      }
      observe() {}
      disconnect() {}
    },
    Blob,
  };
  runInContext(EARLY_CODE, createContext(globals));
  return { happens: (type: string) => listeners.get(type)?.({}), isPainted: () => painted.forEach((tell) => tell()), named, reported };
};

test('who reads a still page and leaves without a move has visited its release', async () => {
  const { happens, reported } = aStillPage();
  happens('load');
  expect(reported).toEqual([]);
  happens('pagehide');
  const [[url, body] = []] = reported;
  expect([url, body?.type]).toEqual([reportVisits.path, 'application/json']);
  expect(reportVisits.body.parse(JSON.parse((await body?.text()) ?? ''))).toEqual({ reports: [{ remote: 'info', version: '1.2.3', visits: 1, failed: 0 }] });
});

test('the code of a still page is fetched ahead once the page is there and was painted, not before', () => {
  const { happens, isPainted, named } = aStillPage();
  happens('load');
  expect(named).toEqual([]);
  isPainted();
  expect(named.map(({ rel, href }) => [rel, href])).toEqual(CODE.map(([href]) => ['prefetch', href]));
});

test('where the code of the page has begun to run, it reports itself', () => {
  const { happens, reported } = aStillPage();
  happens('scroll');
  happens('pagehide');
  expect(reported).toEqual([]);
});

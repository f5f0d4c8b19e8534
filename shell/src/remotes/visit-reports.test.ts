import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startVisitReports, tellFailed, tellLoaded } from './visit-reports.ts';

const remote = (name: 'info' | 'auth') => ({ name, version: '1.2.0', contract: 1, entry: `/r/${name}/1.2.0/remoteEntry.js` });
const sent: Blob[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  Object.assign(navigator, { sendBeacon: (_url: string, body: Blob) => sent.push(body) > 0 });
  startVisitReports({ revision: 1, remotes: [remote('info'), remote('auth')], integrity: {} });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const read = async (body: Blob): Promise<unknown> => (JSON.parse(await body.text()) as { reports: unknown }).reports;

const reports = async (): Promise<unknown[]> => {
  jest.useRealTimers();
  return (await Promise.all(sent.map(read))).flat();
};

test('a page tells once which versions it has shown, together', async () => {
  tellLoaded('info');
  tellLoaded('info');
  tellLoaded('auth');
  expect(sent).toHaveLength(0);
  jest.advanceTimersByTime(3_000);
  expect(sent).toHaveLength(1);
  expect(await reports()).toEqual(['info', 'auth'].map((name) => ({ remote: name, version: '1.2.0', visits: 1, failed: 0 })));
});

test('a failure is told at once, and once, of the visit that it broke', async () => {
  tellLoaded('info');
  tellFailed('info');
  tellFailed('info');
  tellFailed('auth');
  const sums = (await reports()) as { remote: string; visits: number; failed: number }[];
  const of = (name: string) => sums.filter((one) => one.remote === name).reduce((sum, one) => [(sum[0] ?? 0) + one.visits, (sum[1] ?? 0) + one.failed], [0, 0]);
  expect([of('info'), of('auth')]).toEqual([[1, 1], [1, 1]]);
});

test('what has not been told goes when the page does', () => {
  tellLoaded('info');
  dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

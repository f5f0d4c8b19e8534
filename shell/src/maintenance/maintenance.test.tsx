import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MAINTENANCE_ASKED_MS, type getMaintenance, type MaintenanceMode } from '@fifteen/contracts';
import { fakeApi, problem, renderWithRouter } from '@fifteen/testing';
import { send, useSiteClosed, useToasts } from '@fifteen/web/session';
import { ClosedBanner } from './closed-banner.tsx';
import { ClosedPage } from './closed-page.tsx';
import { downtimeBetween, resumeTime } from './times.ts';

const api = fakeApi();
const CLOSED: MaintenanceMode = { on: true, since: '2026-11-23T18:00:00Z', resumes_at: '2026-11-23T20:00:00Z', message: null };
const OPEN: MaintenanceMode = { on: false, since: null, resumes_at: null, message: null };
const answer = (mode: MaintenanceMode) => api.answer<typeof getMaintenance>('GET', '/api/v1/maintenance', mode);
const later = () => act(() => jest.advanceTimersByTimeAsync(MAINTENANCE_ASKED_MS));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T18:30:00Z') });
  answer(CLOSED);
});
afterEach(() => {
  jest.useRealTimers();
  useSiteClosed.setState({ closed: false });
  useToasts.setState([], true);
});

describe('the whole page', () => {
  test('has the specified words and comes back by itself', async () => {
    const reload = jest.fn();
    await renderWithRouter(<ClosedPage atStart={CLOSED} reload={reload} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Under Maintenance');
    expect(screen.getByText('Estimated downtime').nextSibling).toHaveTextContent('2 hours');
    expect(screen.getByText('Resume').nextSibling).toHaveTextContent('3:00 PM EST');
    answer({ ...CLOSED, message: 'It takes a little longer.' });
    await later();
    expect(screen.getByRole('status')).toHaveTextContent('It takes a little longer.');
    expect(reload).not.toHaveBeenCalled();
    answer(OPEN);
    await later();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a tab that was open', () => {
  test('is told by the first refused call, keeps what was typed, and hears when it is over', async () => {
    api.on('GET', '/api/v1/auth/me', () => problem('maintenance'));
    await renderWithRouter(
      <>
        <input aria-label="Name" defaultValue="typed" />
        <ClosedBanner />
      </>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => send({ method: 'GET', path: '/api/v1/auth/me' } as never).catch(() => undefined));
    expect(screen.getByRole('alert')).toHaveTextContent(/Under Maintenance.*stays on this page.*3:00 PM EST/);
    expect(screen.getByLabelText('Name')).toHaveValue('typed');
    answer(OPEN);
    await later();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(useToasts.getState().map(({ text }) => text)).toEqual(['The site is open again.']);
  });
});

test.each([
  ['2026-11-23T18:00:00Z', '2026-11-23T20:00:00Z', '2 hours'],
  ['2026-11-23T18:00:00Z', '2026-11-23T19:30:00Z', '1 hour 30 minutes'],
  ['2026-11-23T18:00:00Z', '2026-11-23T18:01:00Z', '1 minute'],
])('from %s to %s is %s', (since, end, words) => {
  expect(downtimeBetween(since, end)).toBe(words);
});

test('an end on another day names the day', () => {
  expect(resumeTime('2026-11-24T20:00:00Z')).toBe('Nov 24, 3:00 PM EST');
});

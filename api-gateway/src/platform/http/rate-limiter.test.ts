import { describe, expect, jest, test } from '@jest/globals';
import type { AppError } from '../errors/errors.ts';
import { createRateLimiter, limitByAccount, limitByAddress } from './rate-limiter.ts';

const clock = () => {
  let now = 0;
  return { now: () => now, pass: (ms: number) => (now += ms) };
};

const refusal = (attempt: () => unknown): AppError | undefined => {
  try {
    attempt();
    return undefined;
  } catch (error) {
    return error as AppError;
  }
};

const user = (userId: string) => ({ userId, sessionId: 's' });

describe('the rate limiter', () => {
  test('the try after the last is refused with the seconds to wait, and the window ends', () => {
    const { now, pass } = clock();
    const take = createRateLimiter({ tries: 2, windowMs: 60_000 }, now);
    take('a');
    pass(20_500);
    take('a');
    expect(refusal(() => take('a'))).toMatchObject({ code: 'rate_limited', headers: { 'Retry-After': '40' } });
    pass(39_500);
    expect(refusal(() => take('a'))).toBeUndefined();
  });

  test('keys do not count for each other', () => {
    const take = createRateLimiter({ tries: 1, windowMs: 1000 });
    take('a');
    expect(refusal(() => take('b'))).toBeUndefined();
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
    ['192.0.2.1', '192.0.2.1', true],
  ])('%s and %s are one caller: %s', (first, second, same) => {
    const guard = limitByAddress({ tries: 1, windowMs: 1000 });
    guard({ address: first, user: undefined });
    expect(refusal(() => guard({ address: second, user: undefined })) !== undefined).toBe(same);
  });

  test('a limit by account follows the account to another address, and spares its neighbours', () => {
    const guard = limitByAccount({ tries: 1, windowMs: 1000 });
    guard({ address: '192.0.2.1', user: user('ann') });
    expect(refusal(() => guard({ address: '192.0.2.2', user: user('ann') }))?.code).toBe('rate_limited');
    expect(refusal(() => guard({ address: '192.0.2.1', user: user('ben') }))).toBeUndefined();
  });
});

test('a clock that is set back changes nothing: windows are measured by a clock that only runs', async () => {
  const take = createRateLimiter({ tries: 1, windowMs: 50 });
  const setBack = jest.spyOn(Date, 'now').mockReturnValue(0);
  take('a');
  expect(() => take('a')).toThrow('Rate limit');
  await new Promise((resolve) => setTimeout(resolve, 60));
  setBack.mockReturnValue(-86_400_000);
  expect(() => take('a')).not.toThrow();
  setBack.mockRestore();
});

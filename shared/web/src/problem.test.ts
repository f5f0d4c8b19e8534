import { ApiError } from '@fifteen/web/session';
import { describe, expect, test } from '@jest/globals';
import { messageOf, wordsOf } from './problem.ts';

describe('the words of a failure', () => {
  test.each([
    ['a detail of the server', new ApiError('Invalid email or password', 401), 'Invalid email or password'],
    ['an answer without a detail', new ApiError('Request failed', 502, '<html>'), 'Login failed.'],
    ['a lost network', new ApiError('Failed to fetch', 0), 'Login failed.'],
    ['an error of ours', new Error('No project ID received from server'), 'No project ID received from server'],
    ['something that is not an error', undefined, 'Login failed.'],
  ])('%s', (_, error, words) => {
    expect(messageOf(error, 'Login failed.')).toBe(words);
  });

  const held = { code: 'rate_limited', detail: 'Rate limit exceeded' };
  test.each([
    [600, 'Rate limit exceeded. Please try again in 10 minutes.'],
    [61, 'Rate limit exceeded. Please try again in 2 minutes.'],
    [3, 'Rate limit exceeded. Please try again in a minute.'],
    [undefined, 'Rate limit exceeded'],
  ])('a limit that ends in %s seconds', (retryAfterS, words) => {
    expect(messageOf(new ApiError(held.detail, 429, held, retryAfterS), 'Login failed.')).toBe(words);
  });

  test('a limit that says itself when to try again has no second sentence of it', () => {
    const detail = 'Many people are trying this right now. Please try again in a few seconds.';
    expect(messageOf(new ApiError(detail, 429, { code: 'rate_limited', detail }, 3), 'Login failed.')).toBe(detail);
  });

  test('the first wrong field speaks for a form that shows one sentence', () => {
    const body = { code: 'invalid_request', errors: [{ field: 'email', message: 'Enter an email address.' }, { field: 'name', message: 'Too long.' }] };
    const error = new ApiError('The request is not valid.', 400, body);
    expect([wordsOf(error, 'Failed.'), messageOf(error, 'Failed.'), wordsOf(new ApiError('Network error', 0), 'Failed.')]).toEqual([
      'Enter an email address.', 'The request is not valid.', 'Failed.',
    ]);
  });
});

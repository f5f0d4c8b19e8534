import { ApiError } from '@fifteen/web/session';
import { describe, expect, test } from '@jest/globals';
import { messageOf } from './problem.ts';

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
});

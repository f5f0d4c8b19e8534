import { describe, expect, test } from '@jest/globals';
import { returnPathOf } from '../shared/return-path.ts';
import { callbackOf } from './callback-of.ts';

const callback = (query: string): ReturnType<typeof callbackOf> => callbackOf(new URLSearchParams(query));

describe('the return from Google', () => {
  test('carries code and state', () => {
    expect(callback('code=a&state=b')).toEqual({ code: 'a', state: 'b' });
  });

  test.each([
    ['error=denied&error_description=You+said+no', 'You said no'],
    ['error=denied', 'OAuth authentication failed. Please try again.'],
    ['error=denied&error_description=', 'OAuth authentication failed. Please try again.'],
    ['error=denied&code=a&state=b', 'OAuth authentication failed. Please try again.'],
    ['code=a', 'No session found after OAuth callback'],
    ['', 'No session found after OAuth callback'],
  ])('%j is no sign-in: %s', (query, problem) => {
    expect(callback(query)).toEqual({ problem });
  });
});

describe('the way back after a sign-in', () => {
  test('leads to the page that was asked for', () => {
    expect(returnPathOf({ from: '/projects/new?step=3' })).toBe('/projects/new?step=3');
  });

  test.each([
    null,
    {},
    { from: 7 },
    { from: '//evil.example' },
    { from: '/\\evil.example' },
    { from: 'https://evil.example' },
  ])('A10: %j leads home, never off the site', (state) => {
    expect(returnPathOf(state)).toBe('/');
  });
});

import { describe, expect, test } from '@jest/globals';
import { errorOfAnswer, errorOfNetwork } from './api-error.ts';

describe('the words of a failed call', () => {
  test('are the detail, else the message, else "Request failed"', () => {
    expect(errorOfAnswer(409, { detail: 'Taken', message: 'Conflict' }).message).toBe('Taken');
    expect(errorOfAnswer(500, { message: 'Broken' }).message).toBe('Broken');
    expect(errorOfAnswer(502, '<html>').message).toBe('Request failed');
    expect(errorOfAnswer(204, null).message).toBe('Request failed');
  });

  test('may stand one level deeper, in detail.message', () => {
    expect(errorOfAnswer(429, { detail: { message: 'Rate limit exceeded' } }).message).toBe('Rate limit exceeded');
  });

  test.each([
    ['30', 30],
    [undefined, undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('tell when to try again: Retry-After %j is %j seconds', (header, seconds) => {
    expect(errorOfAnswer(429, null, header).retryAfterS).toBe(seconds);
  });

  test('carry status, code, fields and body', () => {
    const body = { detail: 'No', code: 'invalid_request', errors: [{ field: 'email', message: 'Required' }] };
    const error = errorOfAnswer(400, body);
    expect(error).toMatchObject({ status: 400, code: 'invalid_request', fields: body.errors, body });
  });

  test('without a network are the underlying ones, with status 0 and no data', () => {
    expect(errorOfNetwork(new TypeError('Failed to fetch'))).toMatchObject({
      message: 'Failed to fetch',
      status: 0,
      body: null,
    });
    expect(errorOfNetwork(undefined).message).toBe('Network error');
  });
});

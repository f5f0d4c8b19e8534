import { expect, test } from '@jest/globals';
import { AppError } from '../errors/errors.ts';
import { createHeldBack } from './held-back.ts';

const refusal = () => Promise.reject(new AppError('rate_limited', { headers: { 'Retry-After': '3' } }));

test('a key that was told to wait is refused without any work until its time is over', async () => {
  let at = 1_000;
  let asked = 0;
  const heldBack = createHeldBack(() => at);
  const answer = () => Promise.resolve((asked += 1));
  await expect(heldBack('flood', refusal)).rejects.toMatchObject({ code: 'rate_limited' });
  at += 1_500;
  await expect(heldBack('flood', answer)).rejects.toMatchObject({ code: 'rate_limited', headers: { 'Retry-After': '2' } });
  expect(asked).toBe(0);
  await expect(heldBack('other', answer)).resolves.toBe(1);
  at += 1_500;
  await expect(heldBack('flood', answer)).resolves.toBe(2);
});

test('any other error holds nobody back', async () => {
  const heldBack = createHeldBack(() => 0);
  await expect(heldBack('key', () => Promise.reject(new AppError('not_found')))).rejects.toMatchObject({ code: 'not_found' });
  await expect(heldBack('key', () => Promise.resolve('there'))).resolves.toBe('there');
});

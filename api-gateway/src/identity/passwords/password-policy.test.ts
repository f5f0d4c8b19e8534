import { expect, test } from '@jest/globals';
import { assertGoodPassword } from './password-policy.ts';

const refused = (field: string) =>
  expect.objectContaining({ code: 'password_too_common', errors: [{ field, message: 'This password is too easy to guess. Please choose another.' }] });

test.each(['password', 'PassWord', 'ｐassword', '12345678', 'ada.lovelace@example.com', 'ADA.Lovelace@Example.com', 'Ada.lovelace', '１２３４５６７８'])('"%s" is refused: it is what a guesser tries first', (password) => {
  expect(() => assertGoodPassword(password, 'Ada.Lovelace@example.com')).toThrow(refused('password'));
});

test('the error is at the field that was filled in', () => {
  expect(() => assertGoodPassword('password', 'ada@example.com', 'new_password')).toThrow(refused('new_password'));
});

test.each(['example.com', 'a hedgehog in the fog', 'ada.lovelace1'])('"%s" is taken', (password) => {
  expect(() => assertGoodPassword(password, 'ada.lovelace@example.com')).not.toThrow();
});

import { describe, expect, test } from '@jest/globals';
import { scoreOf } from './guessing.ts';
import { strengthOf } from './password-strength.ts';
import { signupBody, type SignupFields, signupProblem } from './signup-rules.ts';

const fields = (change: Partial<SignupFields> = {}): SignupFields => ({
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmation: 'correct horse',
  agreed: true,
  ...change,
});

describe('A8: the passwords of the sign-up form', () => {
  test.each([
    ['differ', { password: 'abcdef', confirmation: 'abcdeg' }, 'Passwords do not match'],
    ['differ and are short', { password: 'abc', confirmation: 'abd' }, 'Passwords do not match'],
    ['have 5 characters', { password: 'abcde', confirmation: 'abcde' }, 'Password must be at least 6 characters'],
  ])('are refused when they %s', (_, change, message) => {
    expect(signupProblem(fields(change))?.message).toBe(message);
  });

  test.each(['abcdef', 'x'.repeat(64), 'pässwörd', '      '])('%j is long enough', (password) => {
    expect(signupProblem(fields({ password, confirmation: password }))).toBeNull();
  });
});

test('the agreement is asked for last', () => {
  expect(signupProblem(fields({ agreed: false }))).toEqual({
    field: 'agreed',
    message: 'Please agree to the Terms of Service and the Privacy Policy',
  });
  expect(signupProblem(fields({ agreed: false, password: 'abc', confirmation: 'abc' }))?.field).toBe('password');
});

describe('what is sent', () => {
  test('an empty name is null, a name is trimmed, a password is left alone', () => {
    expect(signupBody(fields({ name: '  ', password: ' a b c ' }))).toEqual({
      email: 'ada@example.com',
      password: ' a b c ',
      full_name: null,
    });
    expect(signupBody(fields({ name: ' Ada ' })).full_name).toBe('Ada');
  });
});

describe('the strength hint', () => {
  test.each<[string, number]>([
    ['abc', 0],
    ['aaaaaaaaaaaa', 1],
    ['12345678', 1],
    ['qwertyuiop', 1],
    ['password1', 1],
    ['ada.lovelace', 1],
    ['tGv4wz', 1],
    ['tGv4wzu8', 2],
    ['P4ssw0rd!!', 1],
    ['Fifteen2026', 1],
    ['tGv4wzu8qb', 3],
    ['correct horse battery', 4],
    ['Kx9#mPq2vT!w', 4],
  ])('%s', (password, strength) => {
    expect(strengthOf(password, 'ada.lovelace@example.com', scoreOf)).toBe(strength);
  });

  test('says what length alone tells before guesses can be estimated, and no more', () => {
    expect(['abc', 'tGv4wz', 'Kx9#mPq2vT!w'].map((password) => strengthOf(password, '', null))).toEqual([0, 1, null]);
  });
});

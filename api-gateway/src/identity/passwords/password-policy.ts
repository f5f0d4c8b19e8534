import { AppError } from '../../platform/errors/errors.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Refuses what a guesser tries first: the common ones and the e-mail itself. Length is the contract's. */
export const assertGoodPassword = (password: string, email: string, field = 'password'): void => {
  // As it is hashed: full-width digits are the same guess.
  const tried = password.normalize('NFKC').toLowerCase();
  const own = [email.toLowerCase(), email.toLowerCase().split('@')[0]];
  if (COMMON_PASSWORDS.has(tried) || own.includes(tried)) {
    throw new AppError('password_too_common', {
      errors: [{ field, message: 'This password is too easy to guess. Please choose another.' }],
    });
  }
};

/** Accounts are told apart without regard to case or to look-alike forms of the same character. */
export const emailKeyOf = (email: string): string => email.normalize('NFKC').toLowerCase();

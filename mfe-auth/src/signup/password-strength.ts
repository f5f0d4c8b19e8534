import { PASSWORD_MIN, PASSWORD_RECOMMENDED, PRODUCT_NAME } from '@fifteen/contracts';

/** 0 is not enough, 4 is strong. A hint, never a wall. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  0: `At least ${PASSWORD_MIN} characters`,
  1: 'Easy to guess',
  2: 'Fair. A few more characters make it good',
  3: 'Good',
  4: 'Strong',
};

/** Estimates the guesses that a password takes, 0 to 4; see `guessing.ts`. */
export type ScoreOf = (password: string, known: readonly string[]) => Strength;

/** What a guesser tries first: the address, its name and all their parts, and our name. */
const knownOf = (email: string): string[] =>
  [email, ...email.split('@'), ...email.split(/[^\p{L}\p{N}]+/u), PRODUCT_NAME].filter((word) => word.length > 2);

/** Null where guesses must be estimated to tell, and `scoreOf` is not there yet. */
export const strengthOf = (password: string, email: string, scoreOf: ScoreOf | null): Strength | null => {
  if (password.length < PASSWORD_MIN) return 0;
  // A warning says so: the hint must not call it fair.
  if (password.length < PASSWORD_RECOMMENDED) return 1;
  return scoreOf && (Math.max(1, scoreOf(password, knownOf(email))) as Strength);
};

import { PASSWORD_MIN, PASSWORD_RECOMMENDED } from '@fifteen/contracts';

/** 0 is not enough, 4 is strong. A hint, never a wall. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export const STRENGTH_WORDS: Readonly<Record<Strength, string>> = {
  0: `At least ${PASSWORD_MIN} characters`,
  1: 'Easy to guess',
  2: 'Fair. A few more characters make it good',
  3: 'Good',
  4: 'Strong',
};

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const WORDS = ['password', 'passwort', 'letmein', 'welcome', 'dragon', 'monkey', 'iloveyou', 'fifteen'];

/** Characters that a guesser gets for nothing: repeats, keyboard runs, stock words and the own e-mail. */
const worthlessIn = (password: string, email: string): number => {
  const text = password.toLowerCase();
  const name = email.split('@')[0]!.toLowerCase();
  const known = [...WORDS, name].filter((word) => word.length > 2 && text.includes(word));
  const pairs = [...text].filter((char, i) => {
    const before = text[i - 1];
    return before !== undefined && (before === char || RUNS.some((run) => run.includes(before + char)));
  });
  return Math.max(pairs.length, ...known.map((word) => word.length - 1));
};

export const strengthOf = (password: string, email: string): Strength => {
  if (password.length < PASSWORD_MIN) return 0;
  // A warning says so: the hint must not call it fair.
  if (password.length < PASSWORD_RECOMMENDED) return 1;
  const length = [...password].length - worthlessIn(password, email);
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const worth = length + (kinds - 1) * 1.5;
  if (worth < 8) return 1;
  if (worth < 11) return 2;
  return worth < 15 ? 3 : 4;
};

const REFUSED_ANYWAY = 'What does not have the form is refused by the next line with this text too: nobody has a signature of it.';
const ALWAYS_THERE = 'Every part of the form is there where it matches: the default is for the compiler.';
const NEVER_READ = 'The default is only taken apart where there was no match, and what is read of it is undefined either way.';

/**
 * Mutants that no test can kill, because they change nothing that anybody could see, each with the reason. `original` and
 * `replacement` are as docs/mutation.md lists them; a replacement that is left out stands for any.
 *
 * @type {readonly { file: string, original: string, replacement?: string, why: string }[]}
 */
export const ARGUED = [
  { file: 'purchases/purchases.service.ts', original: "'/'", why: 'The origin of an address is the same with and without a path.' },
  { file: 'reconciliation/reconciliation.service.ts', original: "'none'", why: 'A dispute that we know of is never undone by the provider’s silence, so this side is never empty where the two differ.' },
  { file: 'reconciliation/reconciliation.service.ts', original: '[]', why: 'A text in place of a payment has no session and no state, so it is never told.' },
  { file: 'keys/sealed-text.ts', original: "''", why: REFUSED_ANYWAY },
  { file: 'keys/sealed-text.ts', original: '[]', why: NEVER_READ },
  { file: 'auth/require-user.ts', original: "''", why: 'That text is no bearer either.' },
  { file: 'auth/require-user.ts', original: '[]', why: NEVER_READ },
  { file: 'shares/voter-cookie.ts', original: "''", why: 'That text is no id either.' },
  { file: 'sessions/refresh-tokens.ts', original: "''", why: ALWAYS_THERE },
  { file: 'mail-tokens/mail-token-signer.ts', original: "''", why: ALWAYS_THERE },
  { file: 'sessions/access-tokens.ts', original: 'false', replacement: 'true', why: 'Whether a key could be exported again shows in no token.' },
  { file: 'canary/judge-canary.ts', original: 'chance < SURE', why: 'No counts of visits have exactly this chance.' },
  { file: 'canary/judge-canary.ts', original: 'most > MARGIN', why: 'No counts of visits have exactly this bound.' },
  { file: 'canary/visit-tickets.ts', original: "':'", replacement: '""', why: 'The first three groups of an address without colons are the address.' },
  { file: 'canary/visit-tickets.ts', original: 'id === undefined', why: 'A browser without a number is refused once more where the ticket is made.' },
  { file: 'canary/visit-tickets.ts', original: 'visitor.id === undefined', why: 'A browser without a number has no versions to compare either.' },
  { file: 'canary/visit-tickets.ts', original: 'cookie === undefined', why: 'Nothing has no seal either.' },
  { file: 'registry/choose-version.ts', original: 'bucket !== undefined', why: 'Nothing is below no number.' },
];

/**
 * @param {import('./mutate.mjs').Survivor} survivor
 * @returns {string | undefined} why it may live
 */
export const reasonFor = ({ file, original, replacement }) =>
  ARGUED.find((one) => file.endsWith(`/${one.file}`) && one.original === original && (one.replacement ?? replacement) === replacement)?.why;

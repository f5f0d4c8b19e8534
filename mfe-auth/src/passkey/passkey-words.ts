const CANCELLED = 'That passkey wasn’t used. Try again, or log in another way.';
const NOT_HERE = 'Passkeys don’t work at this address. Please log in another way.';

/** What went wrong in the browser, in our words; undefined for what came from the server. */
export const passkeyProblem = (error: unknown): string | undefined => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return CANCELLED;
  return name === 'SecurityError' ? NOT_HERE : undefined;
};

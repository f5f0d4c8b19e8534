/** The e-mail that the visitor typed on the page before, so that nobody types it twice. */
export const emailOf = (state: unknown): string => {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
};

/** Classes of PostgreSQL's own codes: connection lost, out of resources (a full disk too), operator's stop. */
const OUTAGE = /^(08|53|57P)/;
const LOST = /^Connection terminated|timeout exceeded when trying to connect/;

/** True where the database could not be reached or could not work, so that the same request may succeed later. */
export const isDatabaseOutage = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return syscall === 'connect' || OUTAGE.test(code) || LOST.test(error.message);
};

/** The words of what was thrown, else the page's own. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof Error && error.message ? error.message : otherwise;

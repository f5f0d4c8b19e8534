import { ApiError } from '@fifteen/web/session';

/** The challenge of a sign-in that waits for its second step; undefined for any other failure. */
export const challengeOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return undefined;
  const { challenge } = error.body as { challenge?: unknown };
  return typeof challenge === 'string' ? challenge : undefined;
};

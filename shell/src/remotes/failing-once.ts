import type { RemoteName } from '@fifteen/contracts';
import type { Remotes } from './federation.ts';

/** A remote that has just failed is not waited for a second time by the router, which says so at once. */
export const failingOnce = (remotes: Remotes, failed: RemoteName, error: unknown): Remotes => {
  let isTold = false;
  return {
    ...remotes,
    load: (name) => {
      if (isTold || name !== failed) return remotes.load(name);
      isTold = true;
      return Promise.reject(error);
    },
  };
};

import type { Plan } from './concept.ts';
import type { Assessment } from './score/assess.ts';
import type { Share } from './share.ts';

/** What computes the parts of a set, for instance a pool of threads. What goes in and comes out is plain data. */
export interface Workers {
  /** How many parts are done at once. */
  readonly size: number;
  readonly assess: (share: Share) => Promise<readonly Assessment[]>;
  readonly finish: (assessments: readonly Assessment[]) => Promise<Plan>;
}

/** Draws a set with any number of workers: the set is the same. */
export async function planInParallel({ size, assess, finish }: Workers): Promise<Plan> {
  const parts = await Promise.all(Array.from({ length: size }, (_, index) => assess({ index, of: size })));
  return finish(parts.flat());
}

/** One of several equal parts of some work: `index` from 0 to `of` - 1. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/** The things that a share takes: every so many-th, so that all shares are alike. */
export const inShare = <T>(things: readonly T[], { index, of }: Share): T[] => things.filter((_, at) => at % of === index);

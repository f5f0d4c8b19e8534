import type { BareResult } from './bare-rendering/bare-rendering.ts';
import type { BareSet } from './bare-rendering/bare-sets.ts';
import { type Spread, spreadOf } from './statistics.ts';
import type { WarmSet } from './warm-sets.ts';

/** What a set takes of what the bare rendering of its drawings takes, in the same sizes. */
export interface ToBare {
  small: Spread;
  both: Spread;
}

type Timed = Omit<WarmSet, 'svgs'>;

/** What a brief's sets took, in milliseconds. Ratios are of processor time, and hold whatever else the machine does. */
export interface BriefFigures {
  brief: string;
  set: Spread;
  setCpu: Spread;
  /** The set with its pictures in both sizes. */
  whole: Spread;
  plan: Spread;
  planCpu: Spread;
  previews: Spread;
  previewsCpu: Spread;
  largeCpu: Spread;
  toBare: Record<BareResult, ToBare>;
}

/** `bare` holds what the drawings of each set take by resvg alone. */
export function figuresOf(brief: string, warm: readonly Timed[], bare: readonly BareSet[]): BriefFigures {
  const sets = warm.map((set, i) => ({ ...set, bare: bare[i] as BareSet }));
  const spread = (value: (set: (typeof sets)[number]) => number) => spreadOf(sets.map(value));
  const toBare = (result: BareResult): ToBare => ({
    small: spread(({ plan, previews, bare }) => (plan.cpu + previews.cpu) / bare[result].small.cpu),
    both: spread(({ plan, previews, large, bare }) => (plan.cpu + previews.cpu + large.cpu) / (bare[result].small.cpu + bare[result].large.cpu)),
  });
  return {
    brief,
    set: spread(({ plan, previews }) => plan.wall + previews.wall),
    setCpu: spread(({ plan, previews }) => plan.cpu + previews.cpu),
    whole: spread(({ plan, previews, large }) => plan.wall + previews.wall + large.wall),
    plan: spread(({ plan }) => plan.wall),
    planCpu: spread(({ plan }) => plan.cpu),
    previews: spread(({ previews }) => previews.wall),
    previewsCpu: spread(({ previews }) => previews.cpu),
    largeCpu: spread(({ large }) => large.cpu),
    toBare: { pixels: toBare('pixels'), png: toBare('png') },
  };
}

import { type Spread, spreadOf } from './statistics.ts';
import type { WarmSet } from './warm-sets.ts';

/** What a brief's sets took, in milliseconds; `ratio` is the whole against its previews alone. */
export interface BriefFigures {
  brief: string;
  set: Spread;
  setCpu: Spread;
  plan: Spread;
  planCpu: Spread;
  previews: Spread;
  previewsCpu: Spread;
  ratio: Spread;
}

export function figuresOf(brief: string, sets: readonly WarmSet[]): BriefFigures {
  const spread = (value: (set: WarmSet) => number) => spreadOf(sets.map(value));
  return {
    brief,
    set: spread(({ plan, previews }) => plan.wall + previews.wall),
    setCpu: spread(({ plan, previews }) => plan.cpu + previews.cpu),
    plan: spread(({ plan }) => plan.wall),
    planCpu: spread(({ plan }) => plan.cpu),
    previews: spread(({ previews }) => previews.wall),
    previewsCpu: spread(({ previews }) => previews.cpu),
    ratio: spread(({ plan, previews }) => (plan.wall + previews.wall) / previews.wall),
  };
}

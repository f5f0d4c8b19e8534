import { type Spread, spreadOf } from './statistics.ts';
import type { WarmSet } from './warm-sets.ts';

/** What a brief's sets took, in milliseconds. The ratio is of processor time, and holds whatever else the machine does. */
export interface BriefFigures {
  brief: string;
  set: Spread;
  setCpu: Spread;
  plan: Spread;
  planCpu: Spread;
  previews: Spread;
  previewsCpu: Spread;
  largeCpu: Spread;
  /** The set with its pictures in both sizes, against those pictures alone: what finished drawings would take. */
  toBare: Spread;
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
    largeCpu: spread(({ large }) => large.cpu),
    toBare: spread(({ plan, previews, large }) => (plan.cpu + previews.cpu + large.cpu) / (previews.cpu + large.cpu)),
  };
}

import { type Spread, spreadOf } from './statistics.ts';
import type { WarmSet } from './warm-sets.ts';

/** What a brief's sets took, in milliseconds. The ratios are of processor time, and hold whatever else the machine does. */
export interface BriefFigures {
  brief: string;
  set: Spread;
  setCpu: Spread;
  plan: Spread;
  planCpu: Spread;
  previews: Spread;
  previewsCpu: Spread;
  largeCpu: Spread;
  bareCpu: Spread;
  /** The set against its drawings painted bare. */
  toBare: Spread;
  /** The set against all its pictures, both sizes with watermark and encoding. */
  toPictures: Spread;
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
    bareCpu: spread(({ bare }) => bare.cpu),
    toBare: spread(({ plan, previews, bare }) => (plan.cpu + previews.cpu) / bare.cpu),
    toPictures: spread(({ plan, previews, large }) => (plan.cpu + previews.cpu) / (previews.cpu + large.cpu)),
  };
}

import type { StudioId } from '@fifteen/contracts';
import type { LogoContext } from '../context.ts';
import type { FontStyle } from '../type/font-style.ts';
import { fontScore } from './font-affinity.ts';
import { mannerScore } from './trade-manners.ts';

export interface ScoredStyle {
  style: FontStyle;
  score: number;
}

const known = new WeakMap<LogoContext, Map<StudioId, readonly ScoredStyle[]>>();

/** The context's styles with their scores for a studio: weighed once, asked for by every draft. */
export function fontScores(studio: StudioId, context: LogoContext): readonly ScoredStyle[] {
  const byStudio = known.get(context) ?? new Map<StudioId, readonly ScoredStyle[]>();
  known.set(context, byStudio);
  const found = byStudio.get(studio) ?? context.styles.map((style) => ({ style, score: fontScore(style, studio, context.taste) + mannerScore(style, context) }));
  byStudio.set(studio, found);
  return found;
}

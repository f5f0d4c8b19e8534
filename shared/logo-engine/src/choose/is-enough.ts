import { CONCEPTS_PER_STUDIO, type StudioId } from '@fifteen/contracts';
import type { Candidate } from './candidate.ts';
import { diversityOf } from './diversity.ts';
import { faultsOf } from './mend-set.ts';

/** What a set of the likeliest drafts must reach, so that the others need not be drawn: about what all drafts reach in the middle. */
const ENOUGH = { quality: 0.96, weakest: 0.7, diversity: 0.725, least: 0.33 };

/** Whether a set is so good that more drafts would hardly better it. `styles` is how many draw the name. */
export function isEnough(set: readonly Candidate[], studios: readonly StudioId[], styles: number): boolean {
  if (set.length < studios.length * CONCEPTS_PER_STUDIO) return false;
  if (faultsOf(set, styles) > 0) return false;
  const scores = set.map(({ quality }) => quality.score);
  const { mean, least } = diversityOf(set);
  return (
    scores.reduce((sum, score) => sum + score, 0) / scores.length >= ENOUGH.quality &&
    Math.min(...scores) >= ENOUGH.weakest &&
    mean >= ENOUGH.diversity &&
    least >= ENOUGH.least
  );
}

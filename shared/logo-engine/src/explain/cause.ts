import type { ComparisonValue, TasteProfile, VibeId } from '@fifteen/contracts';
import { COMPARISON_SHIFTS, type Shift, VIBE_SHIFTS } from '../taste/axes.ts';
import { OPPOSITES, labelOf } from './labels.ts';

/** An answer that spoke for a choice: without it, the choice would have been less likely. */
export type Cause = { part: 'comparison'; value: ComparisonValue } | { part: 'vibe'; vibe: VibeId };

/** How far an answer speaks for a choice. */
export interface Pull {
  /** Weaker pulls than this did not decide anything. */
  least: number;
  comparison(shift: Shift, value: ComparisonValue): number;
  vibe(shift: Shift, vibe: VibeId): number;
}

/** The end of a sentence: "because you chose bold over subtle". */
export const because = (cause: Cause): string =>
  cause.part === 'comparison' ? `because you chose ${cause.value} over ${OPPOSITES[cause.value]}` : `because you picked ${labelOf(cause.vibe)}`;

/** The answers that spoke for a choice, the strongest first; none that did not. */
export function causesOf({ comparison_game, vibe_check }: TasteProfile, pull: Pull): Cause[] {
  const comparisons = Object.values(comparison_game).map((value) => ({ cause: { part: 'comparison', value } as const, pull: pull.comparison(COMPARISON_SHIFTS[value], value) }));
  const vibes = vibe_check.selected_logos.map((vibe) => ({ cause: { part: 'vibe', vibe } as const, pull: pull.vibe(VIBE_SHIFTS[vibe], vibe) }));
  return [...comparisons, ...vibes]
    .filter((answer) => answer.pull >= pull.least)
    .toSorted((one, other) => other.pull - one.pull)
    .map(({ cause }) => cause);
}

import type { TasteProfile } from '@fifteen/contracts';
import { COMPARISON_SHIFTS, type Shift, VIBE_SHIFTS } from '../taste/axes.ts';
import { OPPOSITES, labelOf } from './labels.ts';

/** Weaker pulls than this did not decide anything. */
const LEAST_PULL = 0.15;

/**
 * The answer that spoke most for a choice, as the end of a sentence: "because you chose bold over subtle".
 * `pull` says how far a shift of taste speaks for it; null where none does.
 */
export function strongestAnswer(profile: TasteProfile, pull: Pull): string | null {
  const vibes = profile.vibe_check.selected_logos.map((vibe) => ({ text: `because you picked ${labelOf(vibe)}`, pull: pull(VIBE_SHIFTS[vibe]) }));
  return strongest([...pairsOf(profile, pull), ...vibes]);
}

/** The same among the comparisons alone, where the picks have been named already. */
export const strongestPair = (profile: TasteProfile, pull: Pull): string | null => strongest(pairsOf(profile, pull));

type Pull = (shift: Shift) => number;

const pairsOf = ({ comparison_game }: TasteProfile, pull: Pull) =>
  Object.values(comparison_game).map((value) => ({
    text: `because you chose ${value} over ${OPPOSITES[value]}`,
    pull: pull(COMPARISON_SHIFTS[value]),
  }));

function strongest(answers: readonly { text: string; pull: number }[]): string | null {
  const [best] = answers.toSorted((one, other) => other.pull - one.pull);
  return best && best.pull >= LEAST_PULL ? best.text : null;
}

/** How far a shift goes along a direction: the sum over axes. */
export const along =
  (direction: Shift) =>
  (shift: Shift): number =>
    Object.entries(direction).reduce((sum, [axis, weight]) => sum + weight * (shift[axis as keyof Shift] ?? 0), 0);

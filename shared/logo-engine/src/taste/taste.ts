import { type TasteProfile, type VibeId, tasteAxesOf, tasteShiftsOf } from '@fifteen/contracts';
import type { Axes } from './axes.ts';
import { type Ban, DISLIKED_BECAUSE, DISLIKED_LOGOS } from './dislikes.ts';

/** The answers as numbers and bans: what studios, fonts and marks are weighed by. */
export interface Taste {
  axes: Axes;
  bans: ReadonlySet<Ban>;
  vibes: readonly VibeId[];
}

export function tasteOf({ vibe_check, comparison_game, hate_test }: TasteProfile): Taste {
  const vibes = vibe_check.selected_logos;
  const { disliked_logo_id: logo, reasons } = hate_test;
  const dislikes = [DISLIKED_LOGOS[logo], ...reasons.map((reason) => DISLIKED_BECAUSE[reason])];
  return {
    axes: tasteAxesOf(tasteShiftsOf({ vibes, comparisons: comparison_game, dislike: { logo, reasons } })),
    bans: new Set(dislikes.flatMap(({ bans }) => bans)),
    vibes,
  };
}

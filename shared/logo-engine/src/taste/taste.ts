import type { TasteProfile, VibeId } from '@fifteen/contracts';
import { type Axes, COMPARISON_SHIFTS, VIBE_SHIFTS, sumOf } from './axes.ts';
import { type Ban, DISLIKED_BECAUSE, DISLIKED_LOGOS } from './dislikes.ts';

/** The answers as numbers and bans: what studios, fonts and marks are weighed by. */
export interface Taste {
  axes: Axes;
  bans: ReadonlySet<Ban>;
  vibes: readonly VibeId[];
}

export function tasteOf(profile: TasteProfile): Taste {
  const vibes = profile.vibe_check.selected_logos;
  const dislikes = [
    DISLIKED_LOGOS[profile.hate_test.disliked_logo_id],
    ...profile.hate_test.reasons.map((reason) => DISLIKED_BECAUSE[reason]),
  ];
  const axes = sumOf([
    ...Object.values(profile.comparison_game).map((value) => COMPARISON_SHIFTS[value]),
    ...vibes.map((vibe) => VIBE_SHIFTS[vibe]),
    ...dislikes.map(({ shift }) => shift),
  ]);
  return { axes, bans: new Set(dislikes.flatMap(({ bans }) => bans)), vibes };
}

import { VIBES_TO_CHOOSE, type DislikeReason, type VibeId } from '@fifteen/contracts';

export interface VibeChoice {
  readonly vibes: readonly VibeId[];
  /** True where a fourth was asked for and is ignored. */
  readonly ignored: boolean;
}

/** A chosen vibe is put back, another one joins while there is room. */
export const toggleVibe = (vibes: readonly VibeId[], id: VibeId): VibeChoice => {
  if (vibes.includes(id)) return { vibes: vibes.filter((other) => other !== id), ignored: false };
  if (vibes.length >= VIBES_TO_CHOOSE) return { vibes, ignored: true };
  return { vibes: [...vibes, id], ignored: false };
};

export const toggleReason = (reasons: readonly DislikeReason[], id: DislikeReason): DislikeReason[] =>
  reasons.includes(id) ? reasons.filter((other) => other !== id) : [...reasons, id];

/** Moves one colour to another place; the first place is the dominant one. */
export const moveColour = (palette: readonly string[], from: number, to: number): string[] => {
  if (from === to || !palette[from] || to < 0 || to >= palette.length) return [...palette];
  const rest = palette.toSpliced(from, 1);
  return rest.toSpliced(to, 0, palette[from]);
};

import { type DislikeReason, type DislikedLogoId, type TasteAxes, type TasteProfile, type VibeId, tasteAxesOf, tasteShiftsOf } from '@fifteen/contracts';

/** Something that a dislike keeps out of every concept of the set. */
export const BANS = [
  /** A thing shown as it is, without a second meaning. */
  'literal',
  /** A plain thing or figure that any library of stock signs has. */
  'generic',
  'gradient',
  /** Strong color over the whole background. */
  'colored-ground',
  /** More than two colors besides ink and background. */
  'third-color',
  /** Lettering below 7:1 and marks below 4.5:1. */
  'faint',
  /** Many small parts, as measured on the drawing. */
  'detailed',
  'ornate',
  'playful',
  'hand',
  'swoosh',
  'asymmetric',
  'retro',
  /** Letters that are hard to read: scripts, letters replaced by pictures. */
  'hard-to-read',
  /** Effects that date a logo to the year of their fashion. */
  'trendy',
] as const;
export type Ban = (typeof BANS)[number];

const BY_LOGO: Readonly<Record<DislikedLogoId, readonly Ban[]>> = {
  cluttered_complex: ['detailed', 'ornate'],
  childish_playful: ['playful'],
  generic_stock: ['generic', 'literal'],
  dated_old: ['retro', 'ornate'],
  bad_gradients: ['gradient'],
  unreadable_fonts: ['hard-to-read'],
  overly_trendy: ['trendy', 'gradient'],
  low_contrast: ['faint'],
  awkward_swoosh: ['swoosh'],
  too_literal: ['literal'],
  poorly_drawn: ['hand'],
  unbalanced: ['asymmetric'],
};

const BY_REASON: Readonly<Record<DislikeReason, readonly Ban[]>> = {
  too_complicated: ['detailed', 'ornate'],
  looks_childish: ['playful'],
  bad_colors: ['colored-ground', 'third-color'],
  too_generic: ['generic'],
  old_fashioned: ['retro'],
  too_trendy: ['trendy', 'gradient'],
};

/** The answers as numbers and bans. */
export interface Taste {
  readonly axes: TasteAxes;
  readonly vibes: readonly VibeId[];
  readonly bans: ReadonlySet<Ban>;
}

export function tasteOf({ vibe_check, comparison_game, hate_test }: TasteProfile): Taste {
  const vibes = vibe_check.selected_logos;
  const { disliked_logo_id: logo, reasons } = hate_test;
  return {
    vibes,
    axes: tasteAxesOf(tasteShiftsOf({ vibes, comparisons: comparison_game, dislike: { logo, reasons } })),
    bans: new Set([...BY_LOGO[logo], ...reasons.flatMap((reason) => BY_REASON[reason])]),
  };
}

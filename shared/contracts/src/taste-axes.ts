import type { ComparisonValue, DislikedLogoId, DislikeReason, VibeId } from './taste-choices.ts';
import type { ComparisonGame } from './taste-profiles.ts';

/** Directions of taste; 0 is neutral, about 1 is strong, negative is the opposite. */
export const TASTE_AXES = [
  'bold',
  'premium',
  'playful',
  'modern',
  'tech',
  'minimal',
  'ornate',
  'gradient',
  'hand',
  'sharp',
] as const;
export type TasteAxis = (typeof TASTE_AXES)[number];
export type TasteAxes = Record<TasteAxis, number>;
export type TasteShift = Partial<TasteAxes>;

const STEP = 0.6;

/** What one answer of the comparison game moves. */
export const COMPARISON_SHIFTS: Readonly<Record<ComparisonValue, TasteShift>> = {
  premium: { premium: STEP },
  accessible: { premium: -STEP },
  bold: { bold: STEP },
  subtle: { bold: -STEP },
  playful: { playful: STEP },
  serious: { playful: -STEP },
  modern: { modern: STEP },
  classic: { modern: -STEP },
  tech: { tech: STEP },
  organic: { tech: -STEP },
  minimal: { minimal: STEP },
  detailed: { minimal: -STEP },
};

/** What one chosen vibe moves. */
export const VIBE_SHIFTS: Readonly<Record<VibeId, TasteShift>> = {
  geometric_minimal: { minimal: 0.4, modern: 0.3 },
  organic_flowing: { tech: -0.4, sharp: -0.4 },
  tech_sharp: { tech: 0.5, sharp: 0.6, modern: 0.3 },
  classic_ornate: { modern: -0.5, ornate: 0.7, premium: 0.2 },
  playful_rounded: { playful: 0.5, sharp: -0.5 },
  bold_abstract: { bold: 0.5, modern: 0.2 },
  elegant_serif: { premium: 0.5, modern: -0.1, bold: -0.3 },
  modern_flat: { modern: 0.4, minimal: 0.2 },
  illustrative: { minimal: -0.4, ornate: 0.2 },
  brutalist_bold: { bold: 0.7, sharp: 0.4 },
  gradient_modern: { gradient: 1, modern: 0.3 },
  hand_drawn: { hand: 1, tech: -0.3, sharp: -0.3 },
};

/** What disliking a type of logo moves. */
export const DISLIKED_LOGO_SHIFTS: Readonly<Record<DislikedLogoId, TasteShift>> = {
  cluttered_complex: { minimal: 0.4 },
  childish_playful: { playful: -0.4 },
  generic_stock: { bold: 0.15, ornate: 0.15 },
  dated_old: { modern: 0.3 },
  bad_gradients: { gradient: -1, minimal: 0.15 },
  unreadable_fonts: { ornate: -0.2, minimal: 0.1 },
  overly_trendy: { modern: -0.25 },
  low_contrast: { bold: 0.3 },
  awkward_swoosh: { sharp: 0.4 },
  too_literal: { minimal: 0.2 },
  poorly_drawn: { hand: -1, sharp: 0.1 },
  unbalanced: { ornate: 0.1 },
};

/** What a reason for the dislike moves. */
export const DISLIKE_REASON_SHIFTS: Readonly<Record<DislikeReason, TasteShift>> = {
  too_complicated: { minimal: 0.3 },
  looks_childish: { playful: -0.3 },
  bad_colors: {},
  too_generic: { ornate: 0.1 },
  old_fashioned: { modern: 0.25 },
  too_trendy: { modern: -0.2 },
};

/** The answers that say something about taste; any may still be missing. */
export interface TasteAnswers {
  readonly vibes: readonly VibeId[];
  readonly comparisons: Partial<ComparisonGame>;
  readonly dislike: { readonly logo: DislikedLogoId | null; readonly reasons: readonly DislikeReason[] };
}

/** What each answer moves, in the order in which they are asked. */
export const tasteShiftsOf = ({ vibes, comparisons, dislike }: TasteAnswers): TasteShift[] => [
  ...Object.values(comparisons).map((value) => COMPARISON_SHIFTS[value]),
  ...vibes.map((vibe) => VIBE_SHIFTS[vibe]),
  ...(dislike.logo ? [DISLIKED_LOGO_SHIFTS[dislike.logo]] : []),
  ...dislike.reasons.map((reason) => DISLIKE_REASON_SHIFTS[reason]),
];

/** The sum of shifts on every axis. */
export const tasteAxesOf = (shifts: readonly TasteShift[]): TasteAxes => {
  const sum = Object.fromEntries(TASTE_AXES.map((axis) => [axis, 0])) as TasteAxes;
  for (const shift of shifts) {
    for (const axis of TASTE_AXES) sum[axis] += shift[axis] ?? 0;
  }
  return sum;
};

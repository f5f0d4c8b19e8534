import type { ComparisonValue, VibeId } from '@fifteen/contracts';

/** Directions of taste; 0 is neutral, about 1 is strong, negative is the opposite. */
export const AXES = ['bold', 'premium', 'playful', 'modern', 'tech', 'minimal', 'ornate', 'gradient', 'hand', 'sharp'] as const;
export type Axis = (typeof AXES)[number];
export type Axes = Record<Axis, number>;
export type Shift = Partial<Axes>;

const STEP = 0.6;

/** What one answer of the comparison game moves. */
export const COMPARISON_SHIFTS: Readonly<Record<ComparisonValue, Shift>> = {
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
export const VIBE_SHIFTS: Readonly<Record<VibeId, Shift>> = {
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

export function sumOf(shifts: readonly Shift[]): Axes {
  const sum = Object.fromEntries(AXES.map((axis) => [axis, 0])) as Axes;
  for (const shift of shifts) {
    for (const axis of AXES) sum[axis] += shift[axis] ?? 0;
  }
  return sum;
}

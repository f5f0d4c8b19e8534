import type { VibeId } from '@fifteen/contracts';
import type { ColourSpec } from '../colour/colour-spec.ts';
import { oklchOf } from '../colour/oklch.ts';
import type { Family } from '../genome.ts';
import type { MarkTag } from '../marks/index.ts';
import type { Axes, Axis, Shift } from './axes.ts';

/** What each kind of idea is liked for: by axes, and by the pictures that were picked. */
const FAMILY_TASTE: Readonly<Record<Family, { axes: Shift; vibes: Partial<Record<VibeId, number>> }>> = {
  idea: { axes: { playful: 0.6, premium: 0.2, modern: 0.3 }, vibes: { modern_flat: 0.8, illustrative: 0.5, geometric_minimal: 0.4 } },
  picto: { axes: { minimal: -0.6, playful: 0.6, premium: -0.4, tech: -0.3 }, vibes: { illustrative: 1, hand_drawn: 0.8, playful_rounded: 0.6, organic_flowing: 0.5 } },
  abstract: { axes: { modern: 0.7, tech: 0.6, minimal: 0.5, ornate: -0.3 }, vibes: { bold_abstract: 1, geometric_minimal: 0.7, gradient_modern: 0.9, organic_flowing: 0.4 } },
  letter: { axes: { premium: 0.5, bold: 0.5, playful: -0.5, tech: 0.3 }, vibes: { tech_sharp: 0.7, brutalist_bold: 0.5, elegant_serif: 0.5 } },
  word: { axes: { minimal: 0.7, bold: -0.3, premium: 0.5, modern: 0.2 }, vibes: { elegant_serif: 0.7, brutalist_bold: 0.7, modern_flat: 0.3 } },
  badge: { axes: { modern: -0.9, minimal: -0.8, ornate: 0.8, tech: -0.4 }, vibes: { classic_ornate: 1, illustrative: 0.5, hand_drawn: 0.4 } },
};

/** What a mark's look is liked for. */
const TAG_TASTE: Partial<Record<MarkTag, Shift>> = {
  round: { sharp: -0.6, playful: 0.3 },
  angular: { sharp: 0.7, tech: 0.4, playful: -0.3 },
  rays: { minimal: -0.3, tech: -0.3 },
  stripes: { minimal: -0.3, modern: 0.2 },
  cut: { sharp: 0.6, modern: 0.4, bold: 0.3 },
  grid: { tech: 0.4, modern: 0.4 },
  line: { bold: -0.8, premium: 0.5 },
  solid: { bold: 0.6, minimal: 0.3 },
  organic: { tech: -0.8, sharp: -0.5 },
  tech: { tech: 0.9, modern: 0.4 },
  retro: { modern: -0.5, premium: -0.4 },
  classic: { modern: -0.8, premium: 0.5, ornate: 0.5 },
  playful: { playful: 0.9, premium: -0.4 },
  dots: { minimal: -0.5 },
  fine: { minimal: -0.6, ornate: 0.6, bold: -0.3 },
  frame: { ornate: 0.3, modern: -0.2 },
  brush: { hand: 1.2, tech: -0.6 },
  depth: { playful: 0.4, premium: -0.4 },
};

/** What a ground is liked for. */
const GROUND_TASTE: Readonly<Record<ColourSpec['background'], Shift>> = {
  white: { minimal: 0.7, modern: 0.3, bold: -0.3 },
  paper: { tech: -0.6, modern: -0.5, bold: -0.3, hand: 0.4 },
  soft: { playful: 0.5, bold: -0.4, premium: -0.4, sharp: -0.3 },
  ink: { bold: 0.6, premium: 0.4, tech: 0.4, playful: -0.4 },
  deep: { premium: 0.7, modern: -0.2, playful: -0.3 },
  primary: { bold: 0.7, playful: 0.6, premium: -0.4 },
  accent: { bold: 0.5, playful: 0.7, premium: -0.5, minimal: -0.3 },
};

/** How far a taste, or one answer's shift of it, speaks along a direction: the sum over axes. */
export const along = (direction: Shift, taste: Shift): number =>
  Object.entries(direction).reduce((sum, [axis, weight]) => sum + weight * (taste[axis as Axis] ?? 0), 0);

/** A pull as a factor on a weight: 1 for none, never more than 2.7 nor less than half, so that no taste shuts out what a brief speaks of. */
const factorOf = (pull: number): number => Math.exp(Math.max(-0.7, Math.min(1, pull)));

/** How much each of a family's vibes and axes counts: a third of a step of taste is a tenth of the weight or so. */
const FAMILY_PULL = { axes: 0.3, vibe: 0.28 };

/** How far one answer speaks for a kind of idea: its shift of taste, and the vibe itself where it is one. */
export const familyPull = (family: Family, shift: Shift, vibe?: VibeId): number =>
  FAMILY_PULL.axes * along(FAMILY_TASTE[family].axes, shift) + (vibe ? FAMILY_PULL.vibe * (FAMILY_TASTE[family].vibes[vibe] ?? 0) : 0);

/** How much a customer wants a kind of idea, as a factor on a recipe's weight. */
export const familyFactor = (family: Family, { axes, vibes }: { axes: Axes; vibes: readonly VibeId[] }): number =>
  factorOf(familyPull(family, axes) + vibes.reduce((sum, vibe) => sum + FAMILY_PULL.vibe * (FAMILY_TASTE[family].vibes[vibe] ?? 0), 0));

/** How much a customer wants a mark of these looks, as a factor on its chance. */
export const markFactor = (tags: readonly MarkTag[], axes: Axes): number => factorOf(0.7 * tags.reduce((sum, tag) => sum + along(TAG_TASTE[tag] ?? {}, axes), 0));

/** Lightness and chroma at which an image is dark, light or colourful. */
const [DARK, LIGHT, COLOURFUL] = [0.4, 0.82, 0.09];
const AS_THE_IMAGE = 0.9;

/** How much a customer wants a ground, as a factor on its chance: by taste, and by what most of their image is like. */
export function groundFactor(ground: ColourSpec['background'], axes: Axes, dominant: string): number {
  return factorOf(0.8 * along(GROUND_TASTE[ground], axes) + (groundsLike(dominant).includes(ground) ? AS_THE_IMAGE : 0));
}

function groundsLike(dominant: string): readonly ColourSpec['background'][] {
  const { l, c } = oklchOf(dominant);
  if (l < DARK) return ['ink', 'deep'];
  if (l > LIGHT) return ['paper', 'soft'];
  return c > COLOURFUL ? ['primary'] : ['soft', 'white'];
}

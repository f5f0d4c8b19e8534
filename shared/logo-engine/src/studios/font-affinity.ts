import type { StudioId } from '@fifteen/contracts';
import type { Axis, Shift } from '../taste/axes.ts';
import type { Taste } from '../taste/taste.ts';
import type { FontClass, FontStyle } from '../type/font-style.ts';

type Weights = Partial<Record<FontClass, number>>;

/** What each studio likes to set; classes that are not listed it avoids. */
const STUDIO_TASTE: Readonly<Record<StudioId, Weights>> = {
  helios: { geo: 1, lightserif: 1, roman: 0.9, flare: 0.8, old: 0.8, deco: 0.7, round: 0.6, didone: 0.5, tech: 0.4, softserif: 0.3, script: 0.1, grot: -0.2 },
  '78': {
    retro: 1.3, fat: 1, softserif: 1, fatface: 0.9, slab: 0.8, roundbold: 0.8, techwide: 0.7, wide: 0.7, roundgrot: 0.6, deco: 0.5, round: 0.5,
    didone: 0.5, grotwide: 0.5, tech: 0.5, script: 0.4, hand: 0.4, old: 0.4, mono: 0.4, cond: 0.3, flare: 0.3, geo: 0.3, lightserif: 0.3, roman: 0.2,
  },
  apex: { grot: 1, tech: 1, techwide: 1, wide: 1, cond: 0.9, grotwide: 0.8, didone: 0.6, geo: 0.5, mono: 0.5, roman: 0.4, fatface: 0.4, lightserif: 0.3 },
  marrow: { hand: 1.2, softserif: 1.1, slab: 0.9, fatface: 0.8, retro: 0.7, old: 0.8, fat: 0.7, flare: 0.6, script: 0.5, cond: 0.4, roundbold: 0.3, grotwide: 0.2, didone: 0.1 },
  tessera: { mono: 1.2, geo: 1, wide: 0.9, grotwide: 0.8, tech: 0.8, grot: 0.7, roundgrot: 0.6, techwide: 0.5, deco: 0.4, round: 0.3, slab: 0.2 },
};
const AVOIDED = -1.2;

/** How much each studio leans to heavy letters; below 0 to light ones. */
const STUDIO_WEIGHT: Readonly<Record<StudioId, number>> = { helios: -0.8, '78': 0.6, apex: 0.3, marrow: 0.2, tessera: 0 };

/** What each axis of taste asks of a class; the opposite taste asks the opposite. */
const AXIS_TASTE: Partial<Record<Axis, Weights>> = {
  premium: { lightserif: 1, roman: 1, old: 0.9, didone: 0.9, deco: 0.5, flare: 0.4, geo: 0.2, fat: -0.9, roundbold: -0.8, hand: -1, retro: -0.6, slab: -0.3, mono: -0.3 },
  playful: {
    fat: 1, roundbold: 1, retro: 0.8, hand: 0.8, round: 0.7, roundgrot: 0.5, script: 0.3, softserif: 0.2,
    roman: -0.9, didone: -0.6, old: -0.6, techwide: -0.6, tech: -0.5, lightserif: -0.5, cond: -0.3,
  },
  modern: {
    wide: 0.9, geo: 0.8, grot: 0.8, tech: 0.7, techwide: 0.7, mono: 0.5, grotwide: 0.5, roundgrot: 0.4,
    old: -1, roman: -0.9, fatface: -0.6, slab: -0.5, retro: -0.5, deco: -0.5, softserif: -0.4, didone: -0.4,
  },
  tech: {
    tech: 1, techwide: 1, mono: 0.8, wide: 0.6, geo: 0.3, grot: 0.2, hand: -1, script: -0.9, deco: -0.9, didone: -0.9, fatface: -0.9,
    softserif: -0.8, old: -0.8, lightserif: -0.7, roman: -0.6, flare: -0.5, slab: -0.4, round: -0.3, retro: -0.3,
  },
  minimal: { geo: 0.7, grot: 0.6, flare: 0.4, lightserif: 0.4, tech: 0.3, fatface: -0.6, script: -0.6, retro: -0.5, hand: -0.4, deco: -0.3, slab: -0.3 },
  hand: { hand: 1, script: 0.5, softserif: 0.2, tech: -0.5 },
  ornate: { old: 0.5, deco: 0.4, fatface: 0.4, didone: 0.3, roman: 0.3, geo: -0.4, grot: -0.4 },
};

/** A middling stem, and how far from it a weight is decidedly bold or light; shares of the em. */
const MIDDLE_STEM = 0.125;
const STEM_SPREAD = 0.09;
const BANNED = 8;

/** How far a taste, or one answer's shift of it, speaks for a style. */
export function stylePull({ class: fontClass, stem }: FontStyle, taste: Shift): number {
  const byClass = Object.entries(AXIS_TASTE).reduce((sum, [axis, weights]) => sum + 1.5 * (taste[axis as Axis] ?? 0) * (weights[fontClass] ?? 0), 0);
  return byClass + 1.15 * heavinessOf(stem) * (taste.bold ?? 0);
}

const heavinessOf = (stem: number): number => Math.max(-1.2, Math.min(1.2, (stem - MIDDLE_STEM) / STEM_SPREAD));

/** How well a style suits studio and taste; around 0 is neutral, above 3 is good. */
export function fontScore(style: FontStyle, studio: StudioId, { axes, vibes, bans }: Taste): number {
  const shared = style.vibes.filter((vibe) => vibes.includes(vibe)).length;
  const byVibe = shared > 0 ? 1.6 + 0.9 * shared : -0.9;
  const byStudio = 1.7 * (STUDIO_TASTE[studio][style.class] ?? AVOIDED) + STUDIO_WEIGHT[studio] * heavinessOf(style.stem);
  const isBanned = bans.has(`font:${style.class}`) || (bans.has('faint') && style.stem < 0.08);
  return byVibe + byStudio + stylePull(style, axes) - (isBanned ? BANNED : 0) - (style.class === 'plain' ? 2 : 0);
}

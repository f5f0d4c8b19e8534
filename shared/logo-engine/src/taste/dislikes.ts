import type { DislikeReason, DislikedLogoId } from '@fifteen/contracts';
import type { FontClass } from '../type/font-style.ts';
import type { MarkTag } from '../marks/index.ts';
import type { Shift } from './axes.ts';

/** Something that must not appear in any concept of the set. */
export type Ban =
  | `font:${FontClass}`
  | `mark:${MarkTag}`
  | 'badge'
  | 'gradient'
  /** A picture of the trade, unless it is one idea of two. */
  | 'plainMotif'
  /** Lettering cut into lines or drawn with an inline. */
  | 'stripedType'
  /** Lettering with depth. */
  | 'shadowType'
  /** Strong colour over the whole ground. */
  | 'colouredGround'
  /** Grounds and type that need good eyes: pale tints, hairlines. */
  | 'faint'
  | 'thirdColour'
  /** Weight on one side: bars, shifted cuts, off-centre marks. */
  | 'lopsided';

export interface Dislike {
  bans: readonly Ban[];
  shift: Shift;
}

export const DISLIKED_LOGOS: Readonly<Record<DislikedLogoId, Dislike>> = {
  cluttered_complex: { bans: ['badge', 'mark:fine', 'mark:dots'], shift: { minimal: 0.4 } },
  childish_playful: { bans: ['font:fat', 'font:roundbold', 'font:hand', 'mark:playful'], shift: { playful: -0.4 } },
  generic_stock: { bans: ['plainMotif'], shift: { bold: 0.15, ornate: 0.15 } },
  dated_old: { bans: ['badge', 'shadowType', 'font:script'], shift: { modern: 0.3 } },
  bad_gradients: { bans: ['gradient'], shift: { gradient: -1 } },
  unreadable_fonts: { bans: ['font:script', 'font:deco', 'stripedType'], shift: { ornate: -0.2, minimal: 0.1 } },
  overly_trendy: { bans: ['gradient', 'font:mono'], shift: { modern: -0.25 } },
  low_contrast: { bans: ['faint', 'font:lightserif'], shift: { bold: 0.3 } },
  awkward_swoosh: { bans: ['mark:wave', 'mark:orbit'], shift: { sharp: 0.2 } },
  too_literal: { bans: ['plainMotif'], shift: { minimal: 0.2 } },
  poorly_drawn: { bans: ['font:hand'], shift: { hand: -1, sharp: 0.1 } },
  unbalanced: { bans: ['lopsided'], shift: { ornate: 0.1 } },
};

export const DISLIKED_BECAUSE: Readonly<Record<DislikeReason, Dislike>> = {
  too_complicated: { bans: ['badge', 'mark:fine'], shift: { minimal: 0.3 } },
  looks_childish: { bans: ['font:fat', 'font:roundbold', 'font:hand', 'mark:playful'], shift: { playful: -0.3 } },
  bad_colors: { bans: ['colouredGround', 'thirdColour'], shift: {} },
  too_generic: { bans: ['plainMotif'], shift: { ornate: 0.1 } },
  old_fashioned: { bans: ['badge', 'shadowType', 'font:script'], shift: { modern: 0.25 } },
  too_trendy: { bans: ['gradient', 'font:mono'], shift: { modern: -0.2 } },
};

import { DISLIKED_LOGO_SHIFTS, DISLIKE_REASON_SHIFTS, type DislikeReason, type DislikedLogoId } from '@fifteen/contracts';
import type { FontClass } from '../type/font-style.ts';
import type { MarkTag } from '../marks/index.ts';
import type { Shift } from './axes.ts';
import type { Trait } from './traits.ts';

/** Something that must not appear in any concept of the set. */
export type Ban =
  | `font:${FontClass}`
  | `mark:${MarkTag}`
  | Trait
  | 'badge'
  | 'gradient'
  /** Strong colour over the whole ground. */
  | 'colouredGround'
  /** What needs good eyes: middling grounds, hairlines, less contrast than 7:1 for lettering and 4.5:1 for marks. */
  | 'faint'
  | 'thirdColour'
  /** Many small parts, as measured on the drawing. */
  | 'busy';

export interface Dislike {
  bans: readonly Ban[];
  shift: Shift;
}

const CHILDISH: readonly Ban[] = ['font:fat', 'font:roundbold', 'font:hand', 'mark:playful', 'bentType'];
const CROWDED: readonly Ban[] = ['badge', 'mark:fine', 'busy'];
const OLD: readonly Ban[] = ['badge', 'shadowType', 'font:script', 'mark:depth', 'mark:classic'];
/** Effects that date a logo to the year of their fashion. */
const OF_THE_YEAR: readonly Ban[] = ['gradient', 'font:mono', 'cutType'];
/** What a stranger could own as well: pictures as they are, figures that every library of stock signs sells. */
const ANYBODYS: readonly Ban[] = ['plainMotif', 'mark:stock'];

export const DISLIKED_LOGOS: Readonly<Record<DislikedLogoId, Dislike>> = {
  cluttered_complex: { bans: [...CROWDED, 'mark:dots', 'stripedType'], shift: DISLIKED_LOGO_SHIFTS.cluttered_complex },
  childish_playful: { bans: CHILDISH, shift: DISLIKED_LOGO_SHIFTS.childish_playful },
  generic_stock: { bans: ANYBODYS, shift: DISLIKED_LOGO_SHIFTS.generic_stock },
  dated_old: { bans: OLD, shift: DISLIKED_LOGO_SHIFTS.dated_old },
  bad_gradients: { bans: ['gradient'], shift: DISLIKED_LOGO_SHIFTS.bad_gradients },
  unreadable_fonts: { bans: ['font:script', 'font:deco', 'stripedType', 'bentType'], shift: DISLIKED_LOGO_SHIFTS.unreadable_fonts },
  overly_trendy: { bans: OF_THE_YEAR, shift: DISLIKED_LOGO_SHIFTS.overly_trendy },
  low_contrast: { bans: ['faint', 'font:lightserif'], shift: DISLIKED_LOGO_SHIFTS.low_contrast },
  awkward_swoosh: { bans: ['mark:wave', 'mark:orbit', 'bentType'], shift: DISLIKED_LOGO_SHIFTS.awkward_swoosh },
  too_literal: { bans: ['plainMotif'], shift: DISLIKED_LOGO_SHIFTS.too_literal },
  poorly_drawn: { bans: ['font:hand', 'mark:brush'], shift: DISLIKED_LOGO_SHIFTS.poorly_drawn },
  unbalanced: { bans: ['lopsided'], shift: DISLIKED_LOGO_SHIFTS.unbalanced },
};

export const DISLIKED_BECAUSE: Readonly<Record<DislikeReason, Dislike>> = {
  too_complicated: { bans: CROWDED, shift: DISLIKE_REASON_SHIFTS.too_complicated },
  looks_childish: { bans: CHILDISH, shift: DISLIKE_REASON_SHIFTS.looks_childish },
  bad_colors: { bans: ['colouredGround', 'thirdColour'], shift: DISLIKE_REASON_SHIFTS.bad_colors },
  too_generic: { bans: ANYBODYS, shift: DISLIKE_REASON_SHIFTS.too_generic },
  old_fashioned: { bans: OLD, shift: DISLIKE_REASON_SHIFTS.old_fashioned },
  too_trendy: { bans: OF_THE_YEAR, shift: DISLIKE_REASON_SHIFTS.too_trendy },
};

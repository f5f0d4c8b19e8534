import type { DislikeReason, DislikedLogoId } from '@fifteen/contracts';
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
  cluttered_complex: { bans: [...CROWDED, 'mark:dots', 'stripedType'], shift: { minimal: 0.4 } },
  childish_playful: { bans: CHILDISH, shift: { playful: -0.4 } },
  generic_stock: { bans: ANYBODYS, shift: { bold: 0.15, ornate: 0.15 } },
  dated_old: { bans: OLD, shift: { modern: 0.3 } },
  bad_gradients: { bans: ['gradient'], shift: { gradient: -1, minimal: 0.15 } },
  unreadable_fonts: { bans: ['font:script', 'font:deco', 'stripedType', 'bentType'], shift: { ornate: -0.2, minimal: 0.1 } },
  overly_trendy: { bans: OF_THE_YEAR, shift: { modern: -0.25 } },
  low_contrast: { bans: ['faint', 'font:lightserif'], shift: { bold: 0.3 } },
  awkward_swoosh: { bans: ['mark:wave', 'mark:orbit', 'bentType'], shift: { sharp: 0.4 } },
  too_literal: { bans: ['plainMotif'], shift: { minimal: 0.2 } },
  poorly_drawn: { bans: ['font:hand', 'mark:brush'], shift: { hand: -1, sharp: 0.1 } },
  unbalanced: { bans: ['lopsided'], shift: { ornate: 0.1 } },
};

export const DISLIKED_BECAUSE: Readonly<Record<DislikeReason, Dislike>> = {
  too_complicated: { bans: CROWDED, shift: { minimal: 0.3 } },
  looks_childish: { bans: CHILDISH, shift: { playful: -0.3 } },
  bad_colors: { bans: ['colouredGround', 'thirdColour'], shift: {} },
  too_generic: { bans: ANYBODYS, shift: { ornate: 0.1 } },
  old_fashioned: { bans: OLD, shift: { modern: 0.25 } },
  too_trendy: { bans: OF_THE_YEAR, shift: { modern: -0.2 } },
};

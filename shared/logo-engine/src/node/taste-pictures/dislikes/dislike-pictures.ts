import type { DislikedLogoId } from '@fifteen/contracts';
import type { Picture } from '../picture.ts';
import type { Press } from '../press.ts';
import { childish } from './childish.ts';
import { cluttered } from './cluttered.ts';
import { dated } from './dated.ts';
import { generic } from './generic.ts';
import { gradients } from './gradients.ts';
import { literal } from './literal.ts';
import { lowContrast } from './low-contrast.ts';
import { poorlyDrawn } from './poorly-drawn.ts';
import { swoosh } from './swoosh.ts';
import { trendy } from './trendy.ts';
import { unbalanced } from './unbalanced.ts';
import { unreadable } from './unreadable.ts';

/** Specimens of what goes wrong, each with one fault, drawn with care. */
export const DISLIKE_PICTURES: Record<DislikedLogoId, (press: Press) => Picture> = {
  cluttered_complex: cluttered,
  childish_playful: childish,
  generic_stock: generic,
  dated_old: dated,
  bad_gradients: gradients,
  unreadable_fonts: unreadable,
  overly_trendy: trendy,
  low_contrast: lowContrast,
  awkward_swoosh: swoosh,
  too_literal: literal,
  poorly_drawn: poorlyDrawn,
  unbalanced,
};

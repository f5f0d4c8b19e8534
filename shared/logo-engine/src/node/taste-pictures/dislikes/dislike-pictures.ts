import type { DislikedLogoId } from '@fifteen/contracts';
import type { Picture } from '../picture.ts';
import type { Press } from '../press.ts';
import { dated, generic, literal, trendy } from './cliches.ts';
import { childish, cluttered, poorlyDrawn, unbalanced } from './form.ts';
import { gradients, lowContrast, swoosh, unreadable } from './surface.ts';

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

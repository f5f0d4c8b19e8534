import type { VibeId } from '@fifteen/contracts';
import type { Picture } from '../picture.ts';
import type { Press } from '../press.ts';
import { boldAbstract, brutalistBold, modernFlat } from './loud.ts';
import { geometricMinimal, gradientModern, techSharp } from './precise.ts';
import { classicOrnate, elegantSerif } from './refined.ts';
import { handDrawn, illustrative, organicFlowing, playfulRounded } from './warm.ts';

/** One unmistakable logo for every vibe, each for another invented company. */
export const VIBE_PICTURES: Record<VibeId, (press: Press) => Picture> = {
  geometric_minimal: geometricMinimal,
  organic_flowing: organicFlowing,
  tech_sharp: techSharp,
  classic_ornate: classicOrnate,
  playful_rounded: playfulRounded,
  bold_abstract: boldAbstract,
  elegant_serif: elegantSerif,
  modern_flat: modernFlat,
  illustrative,
  brutalist_bold: brutalistBold,
  gradient_modern: gradientModern,
  hand_drawn: handDrawn,
};

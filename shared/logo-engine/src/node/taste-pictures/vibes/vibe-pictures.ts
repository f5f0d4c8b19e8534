import type { VibeId } from '@fifteen/contracts';
import type { Picture } from '../picture.ts';
import type { Press } from '../press.ts';
import { boldAbstract } from './bold-abstract.ts';
import { brutalistBold } from './brutalist-bold.ts';
import { classicOrnate } from './classic-ornate.ts';
import { elegantSerif } from './elegant-serif.ts';
import { geometricMinimal } from './geometric-minimal.ts';
import { gradientModern } from './gradient-modern.ts';
import { handDrawn } from './hand-drawn.ts';
import { illustrative } from './illustrative.ts';
import { modernFlat } from './modern-flat.ts';
import { organicFlowing } from './organic-flowing.ts';
import { playfulRounded } from './playful-rounded.ts';
import { techSharp } from './tech-sharp.ts';

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

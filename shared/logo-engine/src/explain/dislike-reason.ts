import type { DislikeReason, DislikedLogoId } from '@fifteen/contracts';
import { hashOf } from '../chance/hash.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { labelOf } from './labels.ts';

/** What each dislike keeps out of a concept. */
const KEPT_OUT: Readonly<Record<DislikedLogoId | DislikeReason, string>> = {
  cluttered_complex: 'Few parts and no small ones',
  childish_playful: 'Nothing bouncy in the letters',
  generic_stock: 'No picture that a stranger could own',
  dated_old: 'No seals and no shadows',
  bad_gradients: 'Flat colour throughout',
  unreadable_fonts: 'Letters that read at once',
  overly_trendy: 'Nothing that will look of its year',
  low_contrast: 'Strong contrast and no thin strokes',
  awkward_swoosh: 'No waves and no orbits',
  too_literal: 'No plain picture of the trade',
  poorly_drawn: 'Drawn by construction, not by hand',
  unbalanced: 'Weight kept in the middle',
  too_complicated: 'One idea, few parts',
  looks_childish: 'A grown-up voice',
  bad_colors: 'Quiet grounds and at most two colours',
  too_generic: 'A sign of your own',
  old_fashioned: 'No seals, scripts or shadows',
  too_trendy: 'No effects of the season',
};

/** What was kept out, and for which dislike, said in several ways; the set takes turns so that all of them are named. */
export function dislikeReasons({ seed }: Genome, { profile }: LogoContext): string[] {
  const { disliked_logo_id, reasons } = profile.hate_test;
  const dislikes = [...new Set<DislikedLogoId | DislikeReason>([disliked_logo_id, ...reasons])];
  const first = hashOf(seed) % dislikes.length;
  return [...dislikes.slice(first), ...dislikes.slice(0, first)].flatMap((dislike) => {
    const [kept, name] = [KEPT_OUT[dislike], labelOf(dislike)];
    const lowered = `${kept.charAt(0).toLowerCase()}${kept.slice(1)}`;
    return [`${kept}: you turned away from “${name}”.`, `You turned away from “${name}”: ${lowered}.`, `${kept}, since you turned away from “${name}”.`, `Having turned away from “${name}”, you get ${lowered}.`];
  });
}

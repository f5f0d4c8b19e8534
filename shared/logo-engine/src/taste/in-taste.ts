import type { Chance } from '../chance/chance.ts';
import type { ColourSpec } from '../colour/colour-spec.ts';
import type { Taste } from './taste.ts';

/** How often a second colour is the customer's third: so that all their colours are seen in a set. */
const THIRD_INSTEAD = 0.3;

/** Colours as this customer wants them: with more contrast than the gates ask, for those who dislike low contrast. */
export const inTaste = (color: ColourSpec, { bans }: Pick<Taste, 'bans'>): ColourSpec => (bans.has('faint') ? { ...color, contrast: 'strong' } : color);

/** Now and then the third of the customer's colours instead of the second, where it is not in use yet. */
export function withOtherSecond(color: ColourSpec, chance: Chance): ColourSpec {
  const isFree = color.b === 'accent' && ![color.background, color.a, color.c, color.text].some((role) => role === 'accent' || role === 'third');
  return isFree && chance.chance(THIRD_INSTEAD) ? { ...color, b: 'third' } : color;
}

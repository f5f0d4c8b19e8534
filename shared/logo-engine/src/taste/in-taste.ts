import type { ColourSpec } from '../colour/colour-spec.ts';
import type { Taste } from './taste.ts';

/** Colours as this customer wants them: with more contrast than the gates ask, for those who dislike low contrast. */
export const inTaste = (color: ColourSpec, { bans }: Pick<Taste, 'bans'>): ColourSpec => (bans.has('faint') ? { ...color, contrast: 'strong' } : color);

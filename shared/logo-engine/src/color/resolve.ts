import type { ColorRole } from '@fifteen/drawing';
import type { ColorGene } from '../genome.ts';
import { contrastOf, oklchOf, withContrast } from './oklch.ts';
import { type Palette, neutralOn } from './palette.ts';

/** Every role in the color that it is drawn in, as #rrggbb. */
export type LogoColors = Readonly<Record<ColorRole, string>>;

/** Least WCAG contrast with the background: lettering, the leading color of a mark, its other colors. */
export const GATES = { ink: 4.5, main: 3, second: 1.9, third: 1.6, fourth: 1.6 } as const;
/** The same for customers who dislike low contrast. */
export const STRONG_GATES = { ink: 7, main: 4.5, second: 3, third: 2.4, fourth: 2.4 } as const;

/** A color that has to move further than this in lightness (OKLCH) stops being the customer's. */
const MOST_SHIFT = 0.13;

/**
 * The gene's roles as colors that read on their background. A color that would have to change too much to read gives way
 * to the neutral instead of being darkened beyond recognition.
 */
export function resolveColors({ roles, overrides = {}, contrast, exact }: ColorGene, palette: Palette): LogoColors {
  const gates = contrast === 'strong' ? STRONG_GATES : GATES;
  const ground = overrides.ground ?? palette[roles.ground];
  const neutral = neutralOn(ground, palette);
  const readable = (role: keyof typeof GATES): string => {
    const wanted = overrides[role] ?? (roles[role] === 'ink' || roles[role] === 'paper' ? neutral : palette[roles[role]]);
    if (exact && overrides[role]) return overrides[role];
    const moved = withContrast(wanted, ground, gates[role]);
    if (overrides[role]) return moved;
    const isStillItself = Math.abs(oklchOf(moved).l - oklchOf(wanted).l) <= MOST_SHIFT;
    return isStillItself && contrastOf(moved, ground) >= gates[role] ? moved : neutral;
  };
  return { ground, ink: readable('ink'), main: readable('main'), second: readable('second'), third: readable('third'), fourth: readable('fourth') };
}

import type { ColourSlot } from '../../colour/colour-spec.ts';
import { hexOf, hueDistance, oklchOf } from '../../colour/oklch.ts';
import { resolveColours } from '../../colour/resolve-colours.ts';
import type { Genome } from '../../genome.ts';
import type { ColourTarget } from '../operations.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { painted, slotsOf } from './painted.ts';

export function coloured(genome: Genome, target: ColourTarget, hex: string, context: EditContext): Edited {
  const slots = slotsOf(genome, target);
  if (target === 'second' && !genome.mark && !genome.type.treatment && !genome.type.swap && !genome.deco) return new Refusal('Nothing here is in a second colour: the name stands alone');
  if (slots.length === 0) return new Refusal('There is no symbol to colour');
  const colours = Object.fromEntries(slots.map((slot) => [slot, slot === 'b' && slots.length > 1 ? companionOf(hex) : hex]));
  const now = resolveColours(genome.color, context.palette);
  const second = slots.includes('a') && (genome.color.gradient || (target === 'all' && isAnotherHue(now.b, hex))) ? { b: companionOf(hex) } : {};
  const edited = painted(genome, { ...second, ...colours }, context);
  const shown = slots[0];
  return edited instanceof Refusal || target === 'background' || !shown ? edited : onReadableGround(edited, hex, shown, context);
}

/** Beside the colour that the whole logo is to have, one of another hue is not what was meant. */
function isAnotherHue(hex: string, wanted: string): boolean {
  const [one, other] = [oklchOf(hex), oklchOf(wanted)];
  return one.c > 0.05 && hueDistance(one.h, other.h) > 40;
}

/** Moved further than this in lightness, dark blue is no longer dark. */
const MOST_SHIFT = 0.2;

/** A colour that this ground would change beyond recognition gets another ground, unless that is to be kept. */
function onReadableGround(genome: Genome, hex: string, slot: ColourSlot, context: EditContext): Genome {
  const shift = ({ color }: Genome) => Math.abs(oklchOf(resolveColours(color, context.palette)[slot]).l - oklchOf(hex).l);
  if (shift(genome) <= MOST_SHIFT || context.locks.has('background') || context.locks.has('colour') || genome.color.overrides?.background) return genome;
  const other: Genome = { ...genome, color: { ...genome.color, background: oklchOf(hex).l < 0.6 ? 'paper' : 'deep' } };
  return shift(other) < shift(genome) ? other : genome;
}

/** A second colour for one that was named: its neighbour in hue, lighter or darker. */
function companionOf(hex: string): string {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l: l > 0.6 ? l - 0.16 : l + 0.16, c, h: (h + 28) % 360 });
}

export function paletteColoured(genome: Genome, target: ColourTarget, index: number, context: EditContext): Edited {
  const hex = context.profile.taste_theft.extracted_palette[index - 1];
  return hex ? coloured(genome, target, hex, context) : new Refusal(`The palette has no colour ${index}`);
}

import type { ColourSlot, ColourSpec, PaletteRole } from '../../colour/colour-spec.ts';
import { type Oklch, contrastOf, hexOf, oklchOf } from '../../colour/oklch.ts';
import { CONTRAST_GATES, resolveColours } from '../../colour/resolve-colours.ts';
import type { Genome } from '../../genome.ts';
import type { Operation } from '../operations.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { TINTED } from './ground-edits.ts';
import { isSame, painted, slotsOf } from './painted.ts';

type Shade = Extract<Operation, { op: 'shade' }>;

const WARM = 50;
const COOL = 250;
const SHADES: Readonly<Record<Shade['towards'], (colour: Oklch, steps: number) => Oklch>> = {
  darker: ({ l, c, h }, steps) => ({ l: l - 0.11 * steps, c, h }),
  lighter: ({ l, c, h }, steps) => ({ l: l + 0.11 * steps, c: c * 0.95, h }),
  warmer: (colour, steps) => turned(colour, WARM, steps),
  cooler: (colour, steps) => turned(colour, COOL, steps),
  brighter: ({ l, c, h }, steps) => ({ l: l + (l < 0.65 ? 0.05 : 0) * steps, c: c + 0.055 * steps, h }),
  calmer: ({ l, c, h }, steps) => ({ l, c: c * 0.6 ** steps, h }),
};

/** Towards a hue, at most to it; greys get a tint. */
function turned({ l, c, h }: Oklch, hue: number, steps: number): Oklch {
  if (c < 0.03) return { l, c: 0.05, h: hue };
  const way = ((hue - h + 540) % 360) - 180;
  return { l, c, h: (h + Math.sign(way) * Math.min(Math.abs(way), 32 * steps) + 360) % 360 };
}

export function shaded(genome: Genome, { target, towards, steps }: Shade, context: EditContext): Edited {
  const now = resolveColours(genome.color, context.palette);
  const isTinted = (slot: ColourSlot) => oklchOf(now[slot]).c > 0.03;
  const everything: ColourSlot[] = genome.mark && !genome.color.single ? ['a', 'b'] : slotsOf(genome, 'all');
  const slots = target === 'all' ? [...new Set([...everything, ...(isTinted('text') ? (['text'] as const) : [])])] : slotsOf(genome, target);
  if (slots.length === 0) return new Refusal('There is no symbol to colour');
  return painted(genome, Object.fromEntries(slots.map((slot) => [slot, hexOf(SHADES[towards](oklchOf(now[slot]), steps))])), context);
}

const NEXT: Partial<Record<PaletteRole, PaletteRole>> = { primary: 'accent', accent: 'third', third: 'primary', ink: 'primary', text: 'primary', paper: 'accent', soft: 'accent', deep: 'primary', white: 'accent' };

/** The next of the customer's own colours for everything that is not ink. */
export function otherColours(genome: Genome, context: EditContext): Edited {
  const { overrides: _overrides, ...color } = genome.color;
  const turn = (role: PaletteRole) => NEXT[role] ?? role;
  const carriesColour = genome.mark !== undefined || color.boxed;
  const next: ColourSpec = { ...color, a: turn(color.a), b: turn(color.b), ...(!carriesColour && { text: turn(color.text) }) };
  const changed = !isSame(resolveColours(genome.color, context.palette), resolveColours(next, context.palette));
  return changed ? { ...genome, color: next } : new Refusal('The palette has no other colour that would be read here');
}

export function swapped(genome: Genome, context: EditContext): Edited {
  const now = resolveColours(genome.color, context.palette);
  if (genome.mark) return painted(genome, { a: now.b, b: now.a }, context);
  if (context.taste.bans.has('colouredGround') && oklchOf(now.text).c > TINTED) return new Refusal('It would fill the background with colour, which you dislike');
  return painted(genome, { background: now.text, text: now.background, a: now.background }, context);
}

/** One hue for everything on the ground; parts of a mark that touch differ in lightness, or they would run together. */
export function oneColour(genome: Genome, context: EditContext): Edited {
  const { gradient: _gradient, ...color } = genome.color;
  const { a, background } = resolveColours(genome.color, context.palette);
  const b = toneBeside(a, background, color.onFirst ? 2.5 : 1.4);
  if (!b) return new Refusal('On this ground no two shades of the colour can be told apart');
  return painted({ ...genome, color }, { b, c: a, ...(color.boxed ? {} : { text: a }) }, context);
}

const STEPS_OF_TONE = [0.2, -0.2, 0.3, -0.3, 0.4, -0.4];

const toneBeside = (hex: string, background: string, least: number): string | undefined => {
  const { l, c, h } = oklchOf(hex);
  return STEPS_OF_TONE.map((step) => hexOf({ l: l + step, c, h })).find((tone) => contrastOf(tone, background) >= CONTRAST_GATES.b && contrastOf(tone, hex) >= least);
};

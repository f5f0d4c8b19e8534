import type { ColourSlot, ColourSpec, LogoColours, PaletteRole } from '../../colour/colour-spec.ts';
import { type Oklch, contrastOf, hexOf, hueDistance, oklchOf } from '../../colour/oklch.ts';
import { CONTRAST_GATES, resolveColours } from '../../colour/resolve-colours.ts';
import type { Genome } from '../../genome.ts';
import type { ColourTarget, Operation } from '../operations.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';

type Shade = Extract<Operation, { op: 'shade' }>;
type Ground = Extract<Operation, { op: 'ground' }>['ground'];

/** What a target is painted with; none where the logo does not have it. */
function slotsOf({ mark, layout, type, color }: Genome, target: ColourTarget): ColourSlot[] {
  const markSlot: ColourSlot = mark?.tint === 'b' ? 'b' : 'a';
  const nameSlot: ColourSlot = layout === 'plate' || color.boxed ? 'a' : 'text';
  if (target === 'background') return ['background'];
  if (target === 'second') return ['b'];
  if (target === 'name') return [nameSlot];
  if (target === 'mark') return mark ? [markSlot] : [];
  return mark ? [markSlot] : type.treatment ? [nameSlot, 'b'] : [nameSlot];
}

/** The mark stays as it is; the colours that paint a target become these, as long as that shows. */
function painted(genome: Genome, colours: Partial<Record<ColourSlot, string>>, context: EditContext): Edited {
  const { single: _single, ...color } = genome.color;
  const isSecond = colours.b !== undefined || colours.text !== undefined;
  const next: ColourSpec = { ...(isSecond ? color : genome.color), overrides: { ...color.overrides, ...colours } };
  const [before, after] = [resolveColours(genome.color, context.palette), resolveColours(next, context.palette)];
  return isSame(before, after) ? new Refusal('That colour is there already, or would not be read on this ground') : { ...genome, color: next };
}

const isSame = (one: LogoColours, other: LogoColours): boolean => (Object.keys(one) as (keyof LogoColours)[]).every((role) => one[role] === other[role]);

export function coloured(genome: Genome, target: ColourTarget, hex: string, context: EditContext): Edited {
  const slots = slotsOf(genome, target);
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

const GROUND_ROLES: Readonly<Record<Exclude<Ground, 'dark'>, ColourSpec['background']>> = { white: 'white', paper: 'paper', colour: 'primary', transparent: 'white' };
const DARK = 0.4;

export function grounded(genome: Genome, ground: Ground, context: EditContext): Edited {
  const { background: asked, ...overrides } = genome.color.overrides ?? {};
  const isDarkNow = oklchOf(resolveColours(genome.color, context.palette).background).l < DARK;
  const background = ground === 'dark' ? (genome.studio === 'apex' ? 'ink' : 'deep') : GROUND_ROLES[ground];
  if (ground === 'dark' && isDarkNow) return new Refusal('The background is dark already');
  if (!asked && genome.color.background === background) return new Refusal(ground === 'transparent' ? 'Every file also comes without a background' : 'The background is that already');
  return { ...genome, color: { ...genome.color, background, overrides } };
}

export function graded(genome: Genome, is: 'on' | 'off'): Edited {
  const { gradient, single: _single, ...color } = genome.color;
  if (is === 'off') return gradient ? { ...genome, color: without(genome.color, 'gradient') } : new Refusal('There is no gradient');
  if (!genome.mark) return new Refusal('A gradient lies on the symbol alone, and there is none');
  return gradient ? new Refusal('There is a gradient already') : { ...genome, color: { ...color, gradient: { all: false } } };
}

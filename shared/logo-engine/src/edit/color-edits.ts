import { type ColorRole, rolesOf } from '@fifteen/drawing';
import { type Oklch, contrastOf, hexOf, hueDistance, oklchOf } from '../color/oklch.ts';
import { GATES, type LogoColors, resolveColors } from '../color/resolve.ts';
import type { PaletteColor } from '../color/palette.ts';
import { schemesFor } from '../propose/color-scheme.ts';
import type { ColorGene, Genome } from '../genome.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';
import { isWordmarkIdea } from '../idea-of.ts';
import type { OwnLogo } from '../own-logo.ts';
import type { ColorTarget, Operation } from './operation.ts';

type Shade = Extract<Operation, { op: 'shade' }>;

/** Below this chroma a background is a paper or an ink. */
export const TINTED = 0.05;
/** Moved further than this in lightness, dark blue is no longer dark blue. */
const MOST_SHIFT = 0.12;
/** A ground darker than this is dark. */
const DARK = 0.42;

/** The roles that paint a target: the first is the one that it is known by. A name that carries its idea is its own mark. */
export function rolesFor({ idea }: Genome, target: ColorTarget): ColorRole[] {
  if (idea?.own) return ownRolesFor(idea.own, target);
  const isNameDrawn = idea !== null && isWordmarkIdea(idea);
  if (target === 'background') return ['ground'];
  if (target === 'second' || target === 'third') return idea ? [target] : [];
  if (target === 'mark') return idea && !isNameDrawn ? ['main'] : [];
  if (target === 'name') return idea && !isNameDrawn ? ['ink'] : ['main', 'ink'];
  return ['main', 'ink'];
}

/** Of an uploaded logo: its lettering is in the ink where that is a color of its own. */
function ownRolesFor({ layers }: OwnLogo, target: ColorTarget): ColorRole[] {
  const drawn = new Set(layers.flatMap(({ paint }) => rolesOf(paint)));
  if (target === 'background') return ['ground'];
  if (target === 'second' || target === 'third') return drawn.has(target) ? [target] : [];
  if (target === 'mark') return drawn.has('ink') && drawn.has('main') ? ['main'] : [];
  if (target === 'name') return drawn.has('ink') ? ['ink'] : ['main', 'ink'];
  return ['main', 'ink'];
}

const isSame = (one: LogoColors, other: LogoColors): boolean => (Object.keys(one) as ColorRole[]).every((role) => one[role] === other[role]);

/** The colors in these roles become the given ones, as long as that shows. */
function painted(genome: Genome, colors: Partial<Record<ColorRole, string>>, { brief: { palette } }: EditContext): Edited {
  const color: ColorGene = { ...genome.color, overrides: { ...genome.color.overrides, ...colors } };
  return isSame(resolveColors(genome.color, palette), resolveColors(color, palette)) ? new Refusal('That color is there already, or it couldn’t be read on this background') : { ...genome, color };
}

export function colored(genome: Genome, target: ColorTarget, hex: string, context: EditContext): Edited {
  const roles = rolesFor(genome, target);
  if (roles.length === 0) return new Refusal(target === 'second' || target === 'third' ? `Nothing in this logo is in a ${target} color` : 'There is no symbol to color');
  const now = resolveColors(genome.color, context.brief.palette);
  // The whole logo in green: what was in a color of another hue goes along as its neighbor.
  const others = target === 'all' && genome.idea ? (['second', 'third', 'fourth'] as const).filter((role) => isOtherHue(now[role], hex)).map((role, i) => [role, neighborOf(hex, i)] as const) : [];
  const edited = painted(genome, { ...Object.fromEntries(others), ...Object.fromEntries(roles.map((role) => [role, hex])) }, context);
  return edited instanceof Refusal || target === 'background' ? edited : onReadableGround(edited, hex, roles[0]!, context);
}

function isOtherHue(hex: string, wanted: string): boolean {
  const [one, other] = [oklchOf(hex), oklchOf(wanted)];
  return one.c > 0.05 && hueDistance(one.h, other.h) > 40;
}

/** A color beside one that was named: a near hue, lighter or darker. */
function neighborOf(hex: string, at: number): string {
  const { l, c, h } = oklchOf(hex);
  const step = 0.16 + 0.08 * at;
  return hexOf({ l: l > 0.6 ? l - step : l + step, c, h: (h + 24 * (at + 1)) % 360 });
}

/** A color that the background would change beyond recognition gets another background, unless that one is to stay. */
function onReadableGround(genome: Genome, hex: string, role: ColorRole, { brief: { palette }, locks }: EditContext): Genome {
  const shift = ({ color }: Genome) => Math.abs(oklchOf(resolveColors(color, palette)[role]).l - oklchOf(hex).l);
  if (shift(genome) <= MOST_SHIFT || locks.has('background') || locks.has('color') || genome.color.overrides?.ground) return genome;
  const other: Genome = { ...genome, color: { ...genome.color, roles: { ...genome.color.roles, ground: oklchOf(hex).l < 0.6 ? 'paper' : 'deep' } } };
  return shift(other) < shift(genome) ? other : genome;
}

export function paletteColored(genome: Genome, target: ColorTarget, index: number, context: EditContext): Edited {
  const hex = context.brief.profile.taste_theft.extracted_palette[index - 1];
  return hex ? colored(genome, target, hex, context) : new Refusal(`Your palette has no color ${index}`);
}

const [WARM, COOL] = [50, 250];
const SHADES: Readonly<Record<Shade['towards'], (color: Oklch, steps: number) => Oklch>> = {
  darker: ({ l, c, h }, steps) => ({ l: l - 0.11 * steps, c, h }),
  lighter: ({ l, c, h }, steps) => ({ l: l + 0.11 * steps, c: c * 0.95, h }),
  warmer: (color, steps) => turned(color, WARM, steps),
  cooler: (color, steps) => turned(color, COOL, steps),
  brighter: ({ l, c, h }, steps) => ({ l: l + (l < 0.65 ? 0.05 : 0) * steps, c: c + 0.055 * steps, h }),
  calmer: ({ l, c, h }, steps) => ({ l, c: c * 0.6 ** steps, h }),
};

/** Towards a hue, at most to it; grays get a tint. */
function turned({ l, c, h }: Oklch, hue: number, steps: number): Oklch {
  if (c < 0.03) return { l, c: 0.05, h: hue };
  const way = ((hue - h + 540) % 360) - 180;
  return { l, c, h: (h + Math.sign(way) * Math.min(Math.abs(way), 32 * steps) + 360) % 360 };
}

export function shaded(genome: Genome, { target, towards, steps }: Shade, context: EditContext): Edited {
  const now = resolveColors(genome.color, context.brief.palette);
  const all: ColorRole[] = genome.idea ? ['main', 'second', 'third', 'fourth'] : ['main'];
  const roles = target === 'all' ? [...all, ...(oklchOf(now.ink).c > 0.03 || !genome.idea ? (['ink'] as const) : [])] : rolesFor(genome, target);
  if (roles.length === 0) return new Refusal('There is no symbol to color');
  return painted(genome, Object.fromEntries(roles.map((role) => [role, hexOf(SHADES[towards](oklchOf(now[role]), steps))])), context);
}

/** The next scheme of the customer's own palette on the same background, else on another. */
export function otherColors(genome: Genome, context: EditContext): Edited {
  const { palette, taste } = context.brief;
  const { roles } = genome.color;
  const schemes = schemesFor(palette, taste).map((scheme) => scheme.roles);
  const here = schemes.filter(({ ground }) => palette[ground] === palette[roles.ground]);
  const choices = here.length > 1 && !context.locks.has('background') ? here : schemes;
  const at = choices.findIndex((choice) => (Object.keys(choice) as ColorRole[]).every((role) => choice[role] === roles[role]));
  const now = resolveColors(genome.color, palette);
  for (let i = 1; i <= choices.length; i += 1) {
    const color: ColorGene = { ...without(genome.color, 'overrides'), roles: choices[(at + i + choices.length) % choices.length]! };
    if (!isSame(now, resolveColors(color, palette))) return { ...genome, color };
  }
  return new Refusal('Your palette has no other colors that could be read here');
}

/** The mark's two colors change places; of a name alone, name and background. */
export function swappedColors(genome: Genome, context: EditContext): Edited {
  const now = resolveColors(genome.color, context.brief.palette);
  if (genome.idea) return painted(genome, { main: now.second, second: now.main }, context);
  if (context.brief.taste.bans.has('colored-ground') && oklchOf(now.main).c > TINTED) return new Refusal('It would fill the background with color, which you said you dislike');
  return painted(genome, { ground: now.main, main: now.ground, ink: now.ground }, context);
}

const TONE_STEPS = [0.2, -0.2, 0.3, -0.3, 0.4, -0.4];

/** Shades of one color: parts that touch differ in lightness, or they would run together. */
export function oneColor(genome: Genome, context: EditContext): Edited {
  const { main, ground } = resolveColors(genome.color, context.brief.palette);
  const { l, c, h } = oklchOf(main);
  const tones = TONE_STEPS.map((step) => hexOf({ l: l + step, c, h })).filter((tone) => contrastOf(tone, ground) >= GATES.second && contrastOf(tone, main) >= 1.4);
  const second = tones[0];
  if (!second && genome.idea) return new Refusal('On this background, no two shades of the color can be told apart');
  return painted({ ...genome, color: { ...genome.color, gradient: 'off' } }, { ...(second && { second, third: tones[1] ?? second, fourth: tones[1] ?? second }), ink: main }, context);
}

type Ground = Extract<Operation, { op: 'ground' }>['ground'];
const GROUNDS: Readonly<Record<Exclude<Ground, 'dark'>, PaletteColor>> = { white: 'white', paper: 'pale', color: 'main', transparent: 'white' };

export function grounded(genome: Genome, ground: Ground, { brief: { palette, taste } }: EditContext): Edited {
  const now = resolveColors(genome.color, palette);
  const wanted: PaletteColor = ground === 'dark' ? 'deep' : GROUNDS[ground];
  if (ground === 'dark' && oklchOf(now.ground).l < DARK) return new Refusal('The background is already dark');
  if (now.ground === palette[wanted]) return new Refusal(ground === 'transparent' ? 'Every file also comes without a background' : 'The background is already like that');
  const { ground: _ground, ...overrides } = genome.color.overrides ?? {};
  // A mark in the color that the background takes would vanish: the scheme made for that background replaces the roles. It was asked for, so no dislike counts.
  const scheme = ground === 'color' ? schemesFor(palette, { ...taste, bans: new Set() }).find(({ roles }) => roles.ground === 'main') : undefined;
  if (ground === 'color' && !scheme) return new Refusal('Nothing could be read on your main color');
  const roles = scheme?.roles ?? backToMain({ ...genome.color.roles, ground: wanted });
  return { ...genome, color: { ...genome.color, roles, overrides: ground === 'color' ? {} : overrides } };
}

/** Away from a colored background the mark gets its color back. */
const backToMain = (roles: ColorGene['roles']): ColorGene['roles'] => (roles.main === 'ink' || roles.main === 'paper' ? { ...roles, main: 'main', second: roles.second === 'ink' || roles.second === 'paper' ? 'second' : roles.second } : roles);

export function graded(genome: Genome, is: 'on' | 'off'): Edited {
  const now = genome.color.gradient;
  if (is === 'on') {
    if (!genome.idea) return new Refusal('A gradient needs a symbol, and there is none');
    return now === 'on' ? new Refusal('There already is a gradient') : { ...genome, color: { ...genome.color, gradient: 'on' } };
  }
  if (now === 'on') return { ...genome, color: without(genome.color, 'gradient') };
  const isDrawn = genome.idea !== null && now !== 'off';
  return isDrawn ? { ...genome, color: { ...genome.color, gradient: 'off' } } : new Refusal('There is no gradient');
}

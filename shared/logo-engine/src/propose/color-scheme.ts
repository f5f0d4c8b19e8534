import type { ColorRole } from '@fifteen/drawing';
import { contrastOf, hueDistance, oklchOf } from '../color/oklch.ts';
import { MOST_HUE } from '../color/paint.ts';
import { GATES, STRONG_GATES } from '../color/resolve.ts';
import type { Palette, PaletteColor } from '../color/palette.ts';
import type { Taste } from '../brief/taste.ts';

/** Kinds of background. */
export const GROUND_KINDS = ['white', 'pale', 'main', 'second', 'deep'] as const;
export type GroundKind = (typeof GROUND_KINDS)[number];

/** Colors for a concept: the background, and which of the customer's colors each role takes. */
export interface ColorScheme {
  readonly ground: GroundKind;
  /** The salient color that a stranger would say the concept is in. */
  readonly lead: PaletteColor;
  readonly roles: Readonly<Record<ColorRole, PaletteColor>>;
}

/** Contrast that two neighboring colors need to be told apart. */
const APART = 1.35;
/** Contrast at which a color carries a mark as it is. A brand color below it is the background instead of being darkened. */
const carries = ({ bans }: Taste): number => (bans.has('faint') ? STRONG_GATES.main : GATES.main);
/** The same on a dark background, where judges called blue on navy and brown on black dull. */
const CARRIES_ON_DARK = 4.2;

/** A scheme on a light or colored background with the mark in the neutral; the color that led answers it. */
export function inkyScheme(scheme: ColorScheme): ColorScheme {
  const { ground, lead, roles } = scheme;
  if (ground === 'deep') return scheme;
  if (ground === 'main' || ground === 'second') return { ground, lead, roles: { ...roles, main: roles.ink } };
  return { ground, lead, roles: { ...roles, main: 'ink', second: lead, ink: 'ink' } };
}

/** A scheme whose second color is as far from the first as a gradient can go, so that one is seen to run into the other. */
export function gradedScheme(scheme: ColorScheme, palette: Palette): ColorScheme {
  const { roles, ground } = scheme;
  const from = oklchOf(palette[roles.main]);
  const far = (color: PaletteColor): number => {
    const { l, c, h } = oklchOf(palette[color]);
    // Beyond this a gradient takes a shade of its first color instead.
    if (c <= 0.05 || hueDistance(h, from.h) > MOST_HUE) return -1;
    return (Math.min(c, from.c) * hueDistance(h, from.h)) / 20 + Math.abs(l - from.l);
  };
  const [second = roles.second] = (['main', 'second', 'third', 'fourth'] as const)
    .filter((color) => color !== roles.main && contrastOf(palette[color], palette[GROUND_COLOR[ground]]) >= GATES.main)
    .toSorted((one, other) => far(other) - far(one));
  return { ...scheme, roles: { ...roles, second } };
}

/** Contrast with the background that a word needs to be read. */
const READS = 3;

/** A scheme for words in several colors: a color that does not read on the background gives way to the one that leads. */
export function legibleScheme(scheme: ColorScheme, palette: Palette): ColorScheme {
  const { roles, ground } = scheme;
  const read = (color: PaletteColor): PaletteColor => (contrastOf(palette[color], palette[GROUND_COLOR[ground]]) >= READS ? color : roles.main);
  return { ...scheme, roles: { ...roles, second: read(roles.second), third: read(roles.third), fourth: read(roles.fourth) } };
}

/** Every scheme that works with this palette and taste, most obvious first. Deterministic. */
export function schemesFor(palette: Palette, taste: Taste): ColorScheme[] {
  const schemes = GROUND_KINDS.flatMap((ground) => onGround(ground, palette, carries(taste)));
  return schemes.filter((scheme) => isAllowed(scheme, taste));
}

const isAllowed = ({ ground }: ColorScheme, { bans }: Taste): boolean =>
  (ground !== 'main' && ground !== 'second') || !bans.has('colored-ground');

const GROUND_COLOR: Readonly<Record<GroundKind, PaletteColor>> = { white: 'white', pale: 'pale', main: 'main', second: 'second', deep: 'deep' };

function onGround(ground: GroundKind, palette: Palette, least: number): ColorScheme[] {
  const background = palette[GROUND_COLOR[ground]];
  const reads = (color: PaletteColor, least: number) => contrastOf(palette[color], background) >= least;
  const vibrates = (color: PaletteColor) => {
    const [one, other] = [oklchOf(palette[color]), oklchOf(background)];
    return one.c > 0.1 && other.c > 0.1 && Math.abs(one.l - other.l) < 0.3 && hueDistance(one.h, other.h) > 40;
  };
  if (ground === 'main' || ground === 'second') return coloredGround(ground, palette, reads, vibrates);
  const own = palette.salient.filter((color) => reads(color, ground === 'deep' ? Math.max(least, CARRIES_ON_DARK) : least));
  // Where none of the customer's colors carries a mark, a shade of them does.
  const carrying = own.length > 0 ? own : (['main', 'second', 'third'] as const).filter((color) => reads(color, least));
  return carrying.map((lead) => {
    const others = (['main', 'second', 'third', 'fourth'] as const).filter((color) => color !== lead && reads(color, 1.5) && contrastOf(palette[color], palette[lead]) >= 1.1);
    const apart = others.filter((color) => isApart(palette[color], palette[lead]));
    const [second = 'ink', third = second, fourth = third] = [...apart, ...others.filter((color) => !apart.includes(color))];
    const isInky = ground !== 'deep' && reads(lead, 6);
    return { ground, lead, roles: { ground: GROUND_COLOR[ground], main: lead, second, third, fourth, ink: isInky ? lead : 'ink' } };
  });
}

/** The brand color as the background, with whichever of ink and paper reads on it: dark type on a bright color is fine. */
function coloredGround(ground: 'main' | 'second', palette: Palette, reads: (color: PaletteColor, least: number) => boolean, vibrates: (color: PaletteColor) => boolean): ColorScheme[] {
  const { c } = oklchOf(palette[ground]);
  const neutral: PaletteColor = contrastOf(palette.ink, palette[ground]) >= contrastOf(palette.paper, palette[ground]) ? 'ink' : 'paper';
  if (c < 0.03 || !reads(neutral, 4.5)) return [];
  const others = (['main', 'second', 'third', 'fourth'] as const).filter((color) => color !== ground && reads(color, 2) && !vibrates(color));
  const [second = neutral, third = second, fourth = third] = others;
  const calm: ColorScheme = { ground, lead: ground, roles: { ground, main: neutral, second, third, fourth, ink: neutral } };
  const lead = others.find((color) => reads(color, 3.2));
  const lively: ColorScheme[] = lead ? [{ ground, lead: ground, roles: { ground, main: lead, second: neutral, third: others.find((color) => color !== lead) ?? neutral, fourth: neutral, ink: neutral } }] : [];
  return [calm, ...lively];
}

function isApart(one: string, other: string): boolean {
  if (contrastOf(one, other) >= APART) return true;
  const [a, b] = [oklchOf(one), oklchOf(other)];
  return hueDistance(a.h, b.h) >= 30 && Math.min(a.c, b.c) > 0.05;
}

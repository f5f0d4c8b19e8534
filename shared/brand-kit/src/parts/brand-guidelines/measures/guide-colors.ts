import { differenceEuclidean } from 'culori';
import { contrastOf, readableOn } from '../../../color/color.ts';
import { cmykOf } from '../../../print/cmyk.ts';
import type { Palette } from '@fifteen/logo-engine';
import type { Brand } from '../../../brand.ts';

/** A color of the brand's in every notation. */
export interface GuideColor {
  /** "primary" */
  readonly id: string;
  /** "Primary" */
  readonly name: string;
  /** #rrggbb */
  readonly hex: string;
  readonly rgb: readonly [number, number, number];
  /** Shares of ink in percent; converted without a profile. */
  readonly cmyk: readonly [number, number, number, number];
  readonly isInLogo: boolean;
  /** What is written on it. */
  readonly text: string;
}

/** The names that the guidelines and the tokens give the colors of the palette, leading ones first. */
const PALETTE_OF = { primary: 'main', accent: 'second', third: 'third', ink: 'ink', paper: 'paper', soft: 'pale', deep: 'deep', white: 'white' } as const satisfies Record<string, keyof Palette>;
const ROLES = Object.keys(PALETTE_OF) as (keyof typeof PALETTE_OF)[];
const NAMES: Readonly<Record<string, string>> = { primary: 'Primary', accent: 'Accent', third: 'Third', ink: 'Ink', paper: 'Paper', soft: 'Soft', deep: 'Deep', white: 'White' };
const MOST = 6;

const rgbOf = (hex: string): [number, number, number] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

const described = (id: string, name: string, hex: string, isInLogo: boolean): GuideColor => ({
  id,
  name,
  hex: hex.toLowerCase(),
  rgb: rgbOf(hex),
  cmyk: cmykOf(hex, 'area').map(Math.round) as [number, number, number, number],
  isInLogo,
  text: readableOn(hex, ['#ffffff', '#111111'], 4.5),
});

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return a.every((value, at) => Math.abs(value - b[at]!) <= 6);
};

interface Candidate {
  readonly role: string;
  readonly hex: string;
  readonly isInLogo: boolean;
}

/** A color of the logo that is not of the palette was moved in lightness until it reads: it is named after the nearest one. */
const namedAfter = (hex: string, roles: readonly { role: string; hex: string }[]): string => {
  const same = roles.find((role) => isSame(role.hex, hex));
  if (same) return same.role;
  const distance = differenceEuclidean('oklch');
  const [nearest] = roles.toSorted((one, other) => distance(one.hex, hex) - distance(other.hex, hex));
  return `${nearest?.role}-mark`;
};

const nameOf = (id: string): string => (id.endsWith('-mark') ? `${NAMES[id.slice(0, -5)]}, strong` : (NAMES[id] ?? id));

const placeOf = ({ role, isInLogo }: Candidate): number => ROLES.findIndex((one) => role.startsWith(one)) + (isInLogo ? 0 : ROLES.length);

/** The logo's own colors as they are drawn, then the rest of the palette, leading colors first; none twice, six at most. */
export const guideColorsOf = ({ logo, brief: { palette } }: Brand): GuideColor[] => {
  const { shapes, ground } = logo.artwork({ arrangement: 'primary', coloring: 'color' });
  const fills = shapes.flatMap(({ fill }) => (typeof fill === 'string' ? [fill] : fill.stops.map(({ color }) => color)));
  const drawn = [...new Set([...fills, ...(ground ? [ground] : [])])];
  const roles = ROLES.map((role) => ({ role, hex: palette[PALETTE_OF[role]] }));
  const all: Candidate[] = [...drawn.map((hex) => ({ role: namedAfter(hex, roles), hex, isInLogo: true })), ...roles.map((role) => ({ ...role, isInLogo: false }))];
  return all
    .filter(({ role, hex }, at) => all.findIndex((other) => other.role === role || isSame(other.hex, hex)) === at)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .slice(0, MOST)
    .map(({ role, hex, isInLogo }) => described(role, nameOf(role), hex, isInLogo));
};

/** What a pair of colors may be used for, in the words of WCAG 2.2. */
export const gradeOf = (ground: string, text: string): 'AAA' | 'AA' | 'Large' | '' => {
  const contrast = contrastOf(ground, text);
  if (contrast >= 7) return 'AAA';
  if (contrast >= 4.5) return 'AA';
  return contrast >= 3 ? 'Large' : '';
};

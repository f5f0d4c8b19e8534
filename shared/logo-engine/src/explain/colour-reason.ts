import type { ColourSpec, LogoColours } from '../colour/colour-spec.ts';
import { hexOf, hueDistance, oklchOf } from '../colour/oklch.ts';
import { type Palette, paletteFrom } from '../colour/palette.ts';
import { resolveColours } from '../colour/resolve-colours.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { sentence } from './labels.ts';

type Ground = Genome['color']['background'];

function groundReasons(background: Ground, source: string): string[] {
  if (background === 'white') return ['White leaves the room to your colours', 'On white, your colours speak alone', 'A white ground, so that nothing competes with your colours'];
  if (background === 'primary' || background === 'accent') return [`Your ${source} is the ground`, `The ground is your ${source}`, `All of it stands on your ${source}`, `Your ${source} fills the canvas`, `Your ${source} carries it all`];
  const ground = GROUND_NAMES[background];
  return [`The ${ground} ground is tinted with ${source} from your image`, `Your ${source} tints the ${ground} ground`, `${source} from your image gives the ${ground} ground its tint`];
}

const GROUND_NAMES = { ink: 'black', paper: 'pale', deep: 'dark', soft: 'soft' };

/** Which colours of the customer's image stand where, said in several ways. */
export function colourReasons({ color, mark, type, deco }: Genome, { profile }: LogoContext, colours: LogoColours): string[] {
  const sources = sourcesOf(color, colours, profile.taste_theft.extracted_palette);
  const hasSecond = mark !== undefined || deco !== undefined || type.swap !== undefined || type.mode === 'duo';
  const lead = color.boxed || mark ? 'a' : 'text';
  const [first, second] = [isColourful(colours[lead]) && sources(lead), hasSecond && !color.single && isColourful(colours.b) && sources('b')];
  const leading = first ? [`${first} leads`, `${first} stands in front`, `the lead is ${first}`] : [];
  const answering = second && second !== first ? [`${second} answers it`, `${second} sets the accent`, `the second is ${second}`] : [];
  const parts = turns.flatMap((i) => turns.map((k) => [leading[i], answering[k]].filter(Boolean).join(' and ')));
  const grounds = groundReasons(color.background, sources('background') ?? 'palette');
  return [...new Set(parts.flatMap((part, at) => grounds.map((_, i) => `${sentence([grounds[(i + at) % grounds.length], part].filter(Boolean).join('; '))}.`)))];
}

const turns = [0, 1, 2];

const isColourful = (hex: string): boolean => oklchOf(hex).c > 0.03;

/** Far round the circle of hues: what a colour is replaced by to see whether it matters. */
const ELSEWHERE = 120;

/** The customer's colour that a role of the drawing comes from: the nearest of those without which it would be another; none where no single one decides. */
function sourcesOf(color: ColourSpec, colours: LogoColours, palette: readonly string[]): (role: keyof LogoColours) => string | undefined {
  const known = new Map<string, LogoColours>();
  const without = (hex: string): LogoColours => {
    const found = known.get(hex) ?? resolveColours(color, paletteWithout(palette, hex));
    known.set(hex, found);
    return found;
  };
  return (role) => byDistance(colours[role], palette).find((hex) => without(hex)[role] !== colours[role]);
}

/** By the customer's colours: each concept of a set asks for the same few. */
const otherPalettes = new WeakMap<readonly string[], Map<string, Palette>>();

function paletteWithout(palette: readonly string[], hex: string): Palette {
  const others = otherPalettes.get(palette) ?? new Map<string, Palette>();
  otherPalettes.set(palette, others);
  const other = others.get(hex) ?? paletteFrom(palette.map((own) => (own === hex ? elsewhere(own) : own)));
  others.set(hex, other);
  return other;
}

function elsewhere(hex: string): string {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l, c: Math.max(c, 0.05), h: (h + ELSEWHERE) % 360 });
}

function byDistance(hex: string, palette: readonly string[]): string[] {
  const target = oklchOf(hex);
  const distance = (other: string) => {
    const { l, c, h } = oklchOf(other);
    return Math.abs(l - target.l) * 0.6 + Math.abs(c - target.c) * 2 + (hueDistance(h, target.h) / 180) * Math.min(c, target.c) * 8;
  };
  return palette.toSorted((one, other) => distance(one) - distance(other));
}

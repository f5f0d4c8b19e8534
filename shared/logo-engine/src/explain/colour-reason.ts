import type { LogoColours } from '../colour/colour-spec.ts';
import { hueDistance, oklchOf } from '../colour/oklch.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';

const NAMES: Readonly<Record<Exclude<Genome['color']['background'], 'white'>, string>> = {
  ink: 'near black',
  paper: 'pale ground',
  deep: 'dark ground',
  soft: 'soft ground',
  primary: 'leading colour',
  accent: 'second colour',
};

/** Which colours of the customer's image stand where. */
export function colourReason({ color, mark, type, deco }: Genome, { profile }: LogoContext, colours: LogoColours): string {
  const palette = profile.taste_theft.extracted_palette;
  const ground = color.background === 'white' ? 'White leaves the room to your colours' : `The ${NAMES[color.background]} is taken from ${nearest(colours.background, palette)} in your image`;
  const hasSecond = mark !== undefined || deco !== undefined || type.swap !== undefined || type.mode === 'duo';
  const lead = color.boxed || mark ? colours.a : colours.text;
  const leading = isColourful(lead) ? `${nearest(lead, palette)} leads` : null;
  const second = hasSecond && isColourful(colours.b) && !color.single && nearest(colours.b, palette) !== nearest(lead, palette) ? `${nearest(colours.b, palette)} answers it` : null;
  return `${[ground, [leading, second].filter(Boolean).join(' and ')].filter(Boolean).join('; ')}.`;
}

const isColourful = (hex: string): boolean => oklchOf(hex).c > 0.03;

/** The palette's colour that a drawn colour came from. */
function nearest(hex: string, palette: readonly string[]): string {
  const target = oklchOf(hex);
  const distance = (other: string) => {
    const { l, c, h } = oklchOf(other);
    return Math.abs(l - target.l) * 0.6 + Math.abs(c - target.c) * 2 + (hueDistance(h, target.h) / 180) * Math.min(c, target.c) * 8;
  };
  return palette.toSorted((one, other) => distance(one) - distance(other))[0] ?? hex;
}

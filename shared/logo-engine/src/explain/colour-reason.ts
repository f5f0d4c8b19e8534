import type { LogoColours } from '../colour/colour-spec.ts';
import { hueDistance, oklchOf } from '../colour/oklch.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';

function groundReason(background: Genome['color']['background'], source: string): string {
  if (background === 'white') return 'White leaves the room to your colours';
  if (background === 'primary' || background === 'accent') return `Your ${source} is the ground`;
  return `The ${GROUND_NAMES[background]} ground is tinted with ${source} from your image`;
}

const GROUND_NAMES = { ink: 'black', paper: 'pale', deep: 'dark', soft: 'soft' };

/** Which colours of the customer's image stand where. */
export function colourReason({ color, mark, type, deco }: Genome, { profile }: LogoContext, colours: LogoColours): string {
  const palette = profile.taste_theft.extracted_palette;
  const ground = groundReason(color.background, nearest(colours.background, palette));
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

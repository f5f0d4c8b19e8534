import type { Artwork, Brief, DrawnLogo, Palette, VariantArrangement } from '@fifteen/logo-engine';
import { contrastOf, luminanceOf } from './colours.ts';

/** What a view shows: a drawn logo and the colours of its customer. */
export interface Subject {
  readonly logo: DrawnLogo;
  readonly palette: Palette;
}

export const subjectOf = (logo: DrawnLogo, { palette }: Brief): Subject => ({ logo, palette });

/** Above this, black reads better on a colour than white does. */
const LIGHT_FROM = 0.18;
/** What lettering and marks need to stand on a ground that they were not drawn for. */
const LETTERS_LEAST = 3;
const MARK_LEAST = 1.8;

export const isLight = (colour: string): boolean => luminanceOf(colour) > LIGHT_FROM;

const readsOn = ({ logo: { colors } }: Subject, ground: string): boolean =>
  isLight(colors.ground) === isLight(ground) &&
  contrastOf(colors.ink, ground) >= LETTERS_LEAST &&
  contrastOf(colors.main, ground) >= MARK_LEAST;

const NEUTRALS: ReadonlySet<string> = new Set(['#ffffff', '#000000']);

/**
 * The logo for a ground that is not its own: in its colours where they read there, turned round for the opposite of a
 * neutral ground, else in one colour.
 */
export const onGround = (
  subject: Subject,
  ground: string,
  arrangement: VariantArrangement = 'primary',
  fit: 'canvas' | 'tight' = 'tight',
): Artwork => {
  const { logo } = subject;
  if (readsOn(subject, ground)) return logo.artwork({ arrangement, coloring: 'transparent', fit });
  const isOpposite = isLight(logo.colors.ground) !== isLight(ground);
  if (NEUTRALS.has(ground) && isOpposite) return logo.artwork({ arrangement, coloring: 'reversed', fit });
  return logo.artwork({ arrangement, coloring: isLight(ground) ? 'dark' : 'light', fit });
};

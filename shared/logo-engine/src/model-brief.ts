import type { StudioId, TasteProfile } from '@fifteen/contracts';
import { type LetteringStyle, PLAIN_FONTS } from '@fifteen/drawing';
import { readBrief } from './brief/brief.ts';
import type { Ban } from './brief/taste.ts';
import { colorName } from './color/color-name.ts';
import { type Palette, PALETTE_COLORS, type PaletteColor } from './color/palette.ts';
import type { SetOptions } from './pipeline.ts';
import { plainProposals } from './propose/propose.ts';

/** A customer's answers as a designer who is a language model gets them. */
export interface ModelBrief {
  /** The name as it is drawn. */
  readonly name: string;
  readonly words: readonly string[];
  readonly isRightToLeft: boolean;
  /** Letters join or stack: they cannot be taken apart. */
  readonly isJoined: boolean;
  readonly palette: Palette;
  /** The palette's colors in words. */
  readonly colorNames: Readonly<Record<PaletteColor, string>>;
  readonly bans: readonly Ban[];
  /** What each studio would set the name in. */
  readonly letterings: Readonly<Partial<Record<StudioId, LetteringStyle>>>;
  /** Font styles that draw the whole name: the studios' and plain ones. */
  readonly fonts: readonly string[];
}

/** What a model needs to know of a customer, and nothing else of them. */
export function modelBrief(profile: TasteProfile, studios: readonly StudioId[], { seed, library, readMeaning }: Pick<SetOptions, 'seed' | 'library' | 'readMeaning'>): ModelBrief {
  const brief = readBrief(profile, library, readMeaning);
  const letterings = Object.fromEntries(studios.map((studio) => [studio, plainProposals(brief, seed, studio)[0]!.genome.lettering.style]));
  const wanted = [...Object.values(letterings).flatMap((style) => ('font' in style ? [style.font] : [])), ...PLAIN_FONTS];
  return {
    name: brief.name.full,
    words: brief.name.words,
    isRightToLeft: brief.name.script.isRightToLeft,
    isJoined: brief.name.script.isJoined,
    palette: brief.palette,
    colorNames: Object.fromEntries(PALETTE_COLORS.map((role) => [role, colorName(brief.palette[role])])) as Record<PaletteColor, string>,
    bans: [...brief.taste.bans],
    letterings,
    fonts: [...new Set(wanted)].filter((id) => brief.styles.some((style) => style.id === id)),
  };
}

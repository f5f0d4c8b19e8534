import { z } from 'zod';
import { COMPANY_NAME_MAX, DESCRIPTION_MAX, INDUSTRY_MAX, PALETTE_SIZE } from './business.ts';
import { TAGLINE_MAX } from './edit-choices.ts';
import {
  COMPARISONS,
  DISLIKED_LOGO_IDS,
  DISLIKE_REASONS,
  TASTE_MESSAGES,
  VIBES_TO_CHOOSE,
  VIBE_IDS,
  type ComparisonId,
} from './taste-choices.ts';

const HexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Must be a color like #c8692f')
  .transform((hex) => hex.toLowerCase());

/**
 * Control characters, line breaks, bidi overrides, blanks of no width, fillers, soft hyphens, halves of surrogate pairs
 * and private characters have no place in a name; joiners that scripts and emoji need stay.
 */
const UNPRINTABLE =
  /\p{Cc}|\p{Cs}|\p{Co}|\p{Zl}|\p{Zp}|\u{34f}|\u{17b4}|\u{17b5}|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\uffff]/u;

/** Marks in a row: no script needs five, and of those that stand on letters of any script none needs three. */
const MARK_FLOOD = /\p{M}{5,}|\p{Script=Inherited}{3,}/u;

const ofLength = (max: number) => `Must be at most ${max} characters`;
const NO_INVISIBLE = 'Must not contain control or invisible characters';
const NO_FLOOD = 'Has too many combining marks in a row';

/** Letters and their accents as one character, blanks of any kind as single spaces. */
const tidied = (text: string): string => text.normalize('NFC').replace(/\p{Zs}+/gu, ' ').trim();

/** One line of readable text, tidied; `required` is said where it is empty. */
export const Line = (max: number, required: string) =>
  z
    .string()
    .transform(tidied)
    .pipe(
      z
        .string()
        .min(1, required)
        .max(max, ofLength(max))
        // A ligature such as ﷺ is one character that is drawn as eighteen.
        .refine((text) => text.length > max || text.normalize('NFKC').length <= max, ofLength(max))
        .refine((text) => !UNPRINTABLE.test(text), NO_INVISIBLE)
        .refine((text) => !MARK_FLOOD.test(text), NO_FLOOD),
    );

/** A letter or a digit: what the engine needs to draw at least one character. */
const DRAWABLE = /[\p{L}\p{N}]/u;

export const BasicInfo = z.object({
  company_name: Line(COMPANY_NAME_MAX, TASTE_MESSAGES.brief).refine(
    (name) => DRAWABLE.test(name),
    'Must contain at least one letter or digit',
  ),
  industry: Line(INDUSTRY_MAX, TASTE_MESSAGES.brief),
  /** The small line under the name, "Est. 1998": drawn as it is written. The description is private and never drawn. */
  tagline: Line(TAGLINE_MAX, 'Must not be blank').optional(),
  description: z
    .string()
    .max(DESCRIPTION_MAX, ofLength(DESCRIPTION_MAX))
    .refine((text) => !MARK_FLOOD.test(text), NO_FLOOD)
    .optional(),
});
export type BasicInfo = z.infer<typeof BasicInfo>;

const comparison = <const Id extends ComparisonId>(id: Id) => z.enum(COMPARISONS[id], TASTE_MESSAGES.comparisons);

export const ComparisonGame = z.object({
  premium_vs_accessible: comparison('premium_vs_accessible'),
  bold_vs_subtle: comparison('bold_vs_subtle'),
  playful_vs_serious: comparison('playful_vs_serious'),
  modern_vs_classic: comparison('modern_vs_classic'),
  tech_vs_organic: comparison('tech_vs_organic'),
  minimal_vs_detailed: comparison('minimal_vs_detailed'),
});
export type ComparisonGame = z.infer<typeof ComparisonGame>;

export const TasteTheft = z
  .object({
    extracted_palette: z.array(HexColour).min(1, TASTE_MESSAGES.image).max(PALETTE_SIZE),
    dominant_color: HexColour,
    /** A data URL, kept as sent; null where only the palette was kept. The server asks its first bytes too what it is. */
    uploaded_image_url: z
      .string()
      .regex(/^data:image\/(png|jpeg|webp|gif|avif);base64,[a-z0-9+/]+=*$/i, TASTE_MESSAGES.image)
      .nullable()
      .optional(),
  })
  .refine((theft) => theft.dominant_color === theft.extracted_palette[0], {
    path: ['dominant_color'],
    message: 'Must be the first color of the palette',
  });

export const TasteProfile = z.object({
  vibe_check: z.object({
    selected_logos: z
      .array(z.enum(VIBE_IDS))
      .length(VIBES_TO_CHOOSE, TASTE_MESSAGES.vibes)
      .refine((ids) => new Set(ids).size === ids.length, TASTE_MESSAGES.vibes),
    selected_logo_urls: z.array(z.string().max(500)).max(VIBES_TO_CHOOSE).optional(),
  }),
  taste_theft: TasteTheft,
  comparison_game: ComparisonGame,
  hate_test: z.object({
    disliked_logo_id: z.enum(DISLIKED_LOGO_IDS, TASTE_MESSAGES.dislikes),
    reasons: z
      .array(z.enum(DISLIKE_REASONS))
      .min(1, TASTE_MESSAGES.dislikes)
      .max(DISLIKE_REASONS.length)
      .transform((reasons) => [...new Set(reasons)]),
  }),
  basic_info: BasicInfo,
});
/** A complete, valid taste profile: the engine's only input besides the seed. */
export type TasteProfile = z.infer<typeof TasteProfile>;

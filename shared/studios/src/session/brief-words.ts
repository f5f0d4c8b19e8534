import { STUDIOS, type StudioId, type TasteProfile, tasteWordsOf } from '@fifteen/contracts';
import type { LetteringStyle } from '@fifteen/drawing';
import type { Ban, ModelBrief } from '@fifteen/logo-engine';

/** What a dislike rules out, for a designer. */
const BAN_WORDS: Readonly<Record<Ban, string>> = {
  literal: 'a thing shown as it is, without a second meaning',
  generic: 'what any library of stock signs has',
  gradient: 'gradients',
  'colored-ground': 'strong color over the whole background',
  'third-color': 'more than two colors besides ink and background',
  faint: 'low contrast',
  detailed: 'many small parts',
  ornate: 'ornament',
  playful: 'anything childish',
  hand: 'unsteady lines, as if drawn by hand',
  swoosh: 'swooshes',
  asymmetric: 'forms that are out of balance',
  retro: 'anything that looks dated',
  'hard-to-read': 'letters that are hard to read',
  trendy: 'effects of the day',
};

/** Longest description that is passed on, in characters. */
const MOST_DESCRIPTION = 600;

/**
 * The customer's answers as JSON: quoted data, which no instruction can break out of. Nothing of the account is in it: no
 * address, no id, no picture that was uploaded.
 */
export function briefWords({ basic_info, vibe_check, comparison_game, hate_test }: TasteProfile, { name, words, isRightToLeft, isJoined, palette, colorNames, bans }: ModelBrief): string {
  const { leading } = tasteWordsOf({ vibes: vibe_check.selected_logos, comparisons: comparison_game, dislike: { logo: hate_test.disliked_logo_id, reasons: hate_test.reasons } }, 4);
  const role = (of: keyof typeof colorNames) => `${palette[of]} ${colorNames[of]}`;
  const brief = {
    name,
    words,
    ...(isRightToLeft && { script: 'runs from right to left' }),
    ...(isJoined && { letters: 'join or stack: never take them apart' }),
    industry: basic_info.industry,
    ...(basic_info.description && { description: basic_info.description.slice(0, MOST_DESCRIPTION) }),
    styles: vibe_check.selected_logos.map((vibe) => vibe.replaceAll('_', ' ')),
    leaning: leading,
    avoid: bans.map((ban) => BAN_WORDS[ban]),
    colors: { main: role('main'), second: role('second'), third: role('third'), fourth: role('fourth'), ink: role('ink') },
  };
  return quoted(brief);
}

/** What a customer wrote as JSON. A fence inside the quoted words cannot end the block around them. */
export const quoted = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll('`', '\\u0060');

export const studioWords = (studio: StudioId): string => `${STUDIOS[studio].name}: ${STUDIOS[studio].philosophy}`;

export const letteringWords = (style: LetteringStyle): string => JSON.stringify(style);

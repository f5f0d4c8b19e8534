import { type StudioId, STUDIOS, type TasteProfile } from '@fifteen/contracts';
import { type Concept, contrastOf } from '@fifteen/logo-engine';
import { COLOR_NAMES, colorName } from '@fifteen/logo-engine/color-name';
import { oklchOf } from '@fifteen/logo-engine/oklch';
import { readMeaning } from '@fifteen/meaning/node';
import { type SeenPicture, seenIn } from './picture.ts';

/** A sentence about a concept that its picture or the customer's answers do not bear out, and why. */
export interface Untruth {
  readonly sentence: string;
  readonly why: string;
}

/** A check of one kind of sentence: undefined where it is about something else, '' where it is true, else why it is not. */
type Check = (sentence: string, about: { readonly profile: TasteProfile; readonly concept: Concept; readonly picture: SeenPicture }) => string | undefined;

/** A color that covers more of the drawing than this must be named, and one that covers less than the other is not seen. */
const [MUST_BE_NAMED, IS_SEEN] = [0.3, 0.002];
/** Contrast of the lettering that is promised to who dislikes low contrast. */
const STRONG = 7;
/** Chroma (OKLCH) of a background that can be called quiet. */
const QUIET = 0.08;

const STYLES: Readonly<Record<string, string>> = {
  'geometric and minimal': 'geometric_minimal',
  'organic and flowing': 'organic_flowing',
  'sharp and technical': 'tech_sharp',
  'classic and ornate': 'classic_ornate',
  'playful and rounded': 'playful_rounded',
  'bold and abstract': 'bold_abstract',
  elegant: 'elegant_serif',
  'modern and flat': 'modern_flat',
  illustrated: 'illustrative',
  'blunt and bold': 'brutalist_bold',
  gradient: 'gradient_modern',
  'hand-drawn': 'hand_drawn',
};

/** Color words that a sentence about an idea must not say: the colors are the customer's. */
const COLORS = /\b(red|yellow|green|blue|purple|pink|brown|black|white|gray|grey|golden|silver|turquoise|crimson|scarlet)\b/i;

const CHECKS: readonly Check[] = [
  (sentence, { picture }) => {
    const match = /^([A-Z][a-z -]+?)(?: with ([a-z -]+(?:, [a-z -]+)*(?: and [a-z -]+)?))? on ([a-z -]+)\.$/.exec(sentence);
    if (!match) return undefined;
    const [, lead = '', accents = '', ground = ''] = match;
    const named = new Set([lead.toLowerCase(), ...accents.split(/, | and /).filter((name) => name !== '')]);
    if (!COLOR_NAMES.includes(lead.toLowerCase())) return undefined;
    const seen = new Set([...picture.inks.filter(({ share }) => share >= IS_SEEN).map(({ color }) => color), ...picture.shades].map(colorName));
    const unnamed = picture.inks.find(({ color, share }) => share >= MUST_BE_NAMED && !named.has(colorName(color)));
    if (colorName(picture.ground) !== ground) return `the background is ${colorName(picture.ground)}`;
    const missing = [...named].find((name) => !seen.has(name));
    if (missing) return `nothing in the picture is ${missing}`;
    return unnamed && !picture.hasGradient ? `${colorName(unnamed.color)} is left out` : '';
  },
  (sentence, { profile, concept }) => {
    const claims = { 'It joins your name with what you do.': ['name', 'trade'], 'The picture comes from your name.': ['name'], 'The picture comes from your trade.': ['trade'] }[sentence];
    if (!claims) return undefined;
    const { company_name, industry, description } = profile.basic_info;
    const { things, trades } = readMeaning({ name: company_name, industry, description });
    const drawn = concept.genome.idea?.things ?? [];
    if (claims.includes('name') && !things.some(({ from, thing }) => from === 'name' && drawn.some((each) => each === thing))) return 'nothing that the name says is drawn';
    return claims.includes('trade') && (drawn.length === 0 || trades.length === 0) ? 'no trade is drawn' : '';
  },
  (sentence, { profile, concept }) => {
    const [, style, studio] = /^You picked ([a-z -]+), and (.+) drew it that way\.$/.exec(sentence) ?? [];
    if (!style) return undefined;
    const chosen: readonly string[] = profile.vibe_check.selected_logos;
    if (!chosen.includes(STYLES[style] ?? '')) return 'that style was not picked';
    return studio === STUDIOS[concept.studio as StudioId].name ? '' : 'another studio drew it';
  },
  (sentence, { picture }) => (sentence.startsWith('You said no to gradients') ? (picture.hasGradient ? 'there is a gradient' : '') : undefined),
  (sentence, { concept, picture }) => {
    if (!sentence.startsWith('You dislike low contrast')) return undefined;
    const contrast = contrastOf(concept.colors.ink, picture.ground);
    return contrast >= STRONG - 0.05 ? '' : `the lettering has ${contrast.toFixed(1)}:1`;
  },
  (sentence, { picture }) => (sentence.startsWith('You were put off by bad colors') ? (oklchOf(picture.ground).c <= QUIET ? '' : `the background is ${colorName(picture.ground)}`) : undefined),
  // What is left is about the idea.
  (sentence, { picture }) => {
    if (!/^[\p{Lu}\p{Lo}‘“"].*[.!?]$/u.test(sentence) || sentence.includes('undefined')) return 'it is no sentence';
    const [color] = COLORS.exec(sentence) ?? [];
    return color && !picture.inks.some((ink) => colorName(ink.color).includes(color.toLowerCase())) && colorName(picture.ground) !== color.toLowerCase() ? `nothing need be ${color}` : '';
  },
];

/** Every sentence about a concept that is not true. */
export async function untrueSentences(profile: TasteProfile, concept: Concept): Promise<Untruth[]> {
  const picture = await seenIn(concept.svg);
  return concept.reasons.flatMap((sentence) => {
    const why = CHECKS.map((check) => check(sentence, { profile, concept, picture })).find((answer) => answer !== undefined);
    return why ? [{ sentence, why }] : [];
  });
}

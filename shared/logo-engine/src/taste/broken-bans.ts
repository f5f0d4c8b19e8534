import type { PaletteRole } from '../colour/colour-spec.ts';
import type { LogoContext } from '../context.ts';
import type { Genome } from '../genome.ts';
import { ABSTRACT_MARKS, LETTER_MARKS, type MarkTag } from '../marks/index.ts';
import type { FontStyle } from '../type/font-style.ts';
import type { Ban } from './dislikes.ts';
import { DECORATION_TRAITS, KIND_TRAITS, SETTING_TRAITS, TREATMENT_TRAITS, type Trait } from './traits.ts';

/** Stems thinner than this share of the em are hairlines. */
export const HAIRLINE = 0.08;

/** Grounds in full colour. */
const COLOURED = new Set<Genome['color']['background']>(['primary', 'accent']);
/** Roles in a colour of their own. */
const STRONG_ROLES = new Set<PaletteRole>(['primary', 'accent', 'third']);
/** Grounds that are neither near white nor near black. */
const MIDDLING = new Set<Genome['color']['background']>(['primary', 'accent', 'soft']);

/**
 * The customer's bans that a genome breaks: what a dislike keeps out, whichever recipe, edit or variation made it.
 * Empty for one that may be shown. What only a drawing tells is measured by `isBannedDrawing`.
 */
export function brokenBans(genome: Genome, { taste, library }: Pick<LogoContext, 'taste' | 'library'>): Ban[] {
  const looks = new Set<Ban>([...traitsOf(genome), ...tagsOf(genome).map((tag): Ban => `mark:${tag}`)]);
  const styles = lettersOf(genome).map((id) => library.style(id));
  return [...taste.bans].filter((ban) => looks.has(ban) || styles.some((style) => ban === `font:${style.class}`) || breaks(genome, ban, styles));
}

function breaks({ layout, color }: Genome, ban: Ban, styles: readonly FontStyle[]): boolean {
  if (ban === 'badge') return layout === 'badge';
  if (ban === 'gradient') return color.gradient !== undefined;
  if (ban === 'colouredGround') return COLOURED.has(color.background);
  if (ban === 'thirdColour') return new Set([color.a, color.b, color.c].filter((role) => STRONG_ROLES.has(role))).size > 2;
  return ban === 'faint' && (MIDDLING.has(color.background) || styles.some(({ stem }) => stem < HAIRLINE));
}

/** Fonts that the eye meets: the name's, and the initial's where the mark is one. */
const lettersOf = ({ type, mark }: Genome): string[] => [...(type.constructed || type.laid ? [] : [type.font]), ...(mark?.kind === 'letter' && mark.font ? [mark.font] : [])];

/** Stagings that make something else of a picture: a part of it, or a second sign around or behind it. */
const RESHAPING: ReadonlySet<unknown> = new Set(['ring', 'parted', 'cropped', 'ruled', 'disc', 'four']);
const isReshaped = ({ params }: NonNullable<Genome['mark']>): boolean => RESHAPING.has(params?.['staging']);

function traitsOf({ type, deco, mark }: Genome): Trait[] {
  return [
    ...(type.treatment ? TREATMENT_TRAITS[type.treatment.kind] : []),
    ...(type.setting ? SETTING_TRAITS[type.setting] : []),
    ...(type.treatment?.shift ? (['lopsided'] as const) : []),
    ...(deco ? DECORATION_TRAITS[deco] : []),
    ...(mark && !isReshaped(mark) ? KIND_TRAITS[mark.kind] : []),
  ];
}

function tagsOf({ mark }: Genome): readonly MarkTag[] {
  if (mark?.kind !== 'abstract' && mark?.kind !== 'letter') return [];
  return [...ABSTRACT_MARKS, ...LETTER_MARKS].find(({ id }) => id === mark.generator)?.tags ?? [];
}

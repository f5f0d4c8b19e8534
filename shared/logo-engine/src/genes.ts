import type { ColourSlot, PaletteRole } from './colour/colour-spec.ts';
import type { ColourSpec } from './colour/colour-spec.ts';
import type { BadgeEdge, BadgeForm, Decoration, Layout, PlateShape } from './genome.ts';
import type { MarkKind } from './marks/index.ts';
import { SETTING_TRAITS, TREATMENT_TRAITS, DECORATION_TRAITS, KIND_TRAITS } from './taste/traits.ts';
import type { LetterCase, LetterSwap, NameSetting, Treatment, TypeMode } from './type/type-spec.ts';

/** Names of every gene, each list complete: a gene that is missing here does not compile. */
export const LAYOUTS: readonly Layout[] = namesOf({ horizontal: true, stacked: true, wordmark: true, split: true, badge: true, poster: true, plate: true });
export const BADGE_EDGES: readonly BadgeEdge[] = namesOf({ line: true, scallop: true, seal: true, octagon: true, brush: true });
export const BADGE_FORMS: readonly BadgeForm[] = namesOf({ ring: true, oval: true, shield: true, ticket: true, banner: true });
export const PLATE_SHAPES: readonly PlateShape[] = namesOf({ pill: true, plaque: true, soft: true, square: true, chamfer: true, block: true });
export const DECORATIONS: readonly Decoration[] = namesOf(DECORATION_TRAITS);
export const MARK_KINDS: readonly MarkKind[] = namesOf(KIND_TRAITS);
export const TREATMENTS: readonly Treatment[] = namesOf(TREATMENT_TRAITS);
export const NAME_SETTINGS: readonly NameSetting[] = namesOf(SETTING_TRAITS);
export const LETTER_CASES: readonly LetterCase[] = namesOf({ upper: true, lower: true, title: true });
export const TYPE_MODES: readonly TypeMode[] = namesOf({ single: true, mainSub: true, stack: true, duo: true });
export const SWAP_LETTERS: readonly LetterSwap['letter'][] = namesOf({ O: true, E: true, A: true });
export const SWAP_FIGURES: readonly LetterSwap['figure'][] = namesOf({ target: true, dot: true, half: true, sunset: true, slash: true, burst: true, eclipse: true, quarters: true, leaf: true, bars: true, roof: true, peak: true, motif: true });
export const PALETTE_ROLES: readonly PaletteRole[] = namesOf({ ink: true, paper: true, white: true, primary: true, accent: true, third: true, soft: true, deep: true, text: true });
export const GROUNDS: readonly ColourSpec['background'][] = namesOf({ ink: true, paper: true, white: true, primary: true, accent: true, soft: true, deep: true });
export const COLOUR_SLOTS: readonly ColourSlot[] = namesOf({ background: true, a: true, b: true, c: true, text: true });

function namesOf<Name extends string>(all: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(all) as Name[];
}

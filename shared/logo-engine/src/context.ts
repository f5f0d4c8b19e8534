import type { TasteProfile } from '@fifteen/contracts';
import { type Palette, paletteFrom } from './colour/palette.ts';
import { motifsFor } from './marks/index.ts';
import { FILLING_WORDS } from './taste/generic-words.ts';
import { drawableName } from './taste/drawable-name.ts';
import { type NameParts, namePartsOf } from './taste/name-parts.ts';
import { type Taste, tasteOf } from './taste/taste.ts';
import type { FontLibrary } from './type/font-library.ts';
import type { FontStyle } from './type/font-style.ts';

/** Everything that drawing needs to know of a customer. */
export interface LogoContext {
  profile: TasteProfile;
  name: NameParts;
  taste: Taste;
  palette: Palette;
  /** Motifs that the brief speaks of, best first. */
  motifs: { all: readonly string[]; name: readonly string[]; trade: readonly string[] };
  /** A short word for the trade, for the lower arc of a badge. */
  trade: string;
  library: FontLibrary;
  /** Styles that draw the whole name; the plain ones, which borrow what they lack, where none does. */
  styles: readonly FontStyle[];
  notes: readonly string[];
}

/** Longest trade that fits under a badge's name. */
const TRADE_MAX = 22;

export function contextOf(profile: TasteProfile, library: FontLibrary): LogoContext {
  const { company_name, industry, description = '' } = profile.basic_info;
  const { text, notes } = drawableName(company_name, industry, library);
  const trade = industry.split(/[,/&(]/)[0]?.trim() ?? '';
  return {
    profile,
    name: namePartsOf(text),
    taste: tasteOf(profile),
    palette: paletteFrom(profile.taste_theft.extracted_palette),
    motifs: {
      all: motifsFor(telling(`${company_name} ${industry} ${description}`)),
      name: motifsFor(telling(company_name)),
      trade: motifsFor(telling(`${industry} ${description}`)),
    },
    trade: trade.length <= TRADE_MAX ? trade : '',
    library,
    styles: stylesFor(text, library),
    notes,
  };
}

function stylesFor(text: string, library: FontLibrary): readonly FontStyle[] {
  const covering = library.styles.filter(({ id }) => library.covers(id, text));
  return covering.length > 0 ? covering : library.styles.filter((style) => style.class === 'plain');
}

const telling = (text: string): string =>
  text
    .split(/[\s,.;:/]+/)
    .filter((word) => !FILLING_WORDS.has(word.toLowerCase()))
    .join(' ');

import type { TasteProfile } from '@fifteen/contracts';
import type { Meaning } from '@fifteen/meaning';
import { type FontLibrary, type FontStyle, libraryInScript, scriptOf, stylesFor } from '@fifteen/typography';
import { type Palette, paletteFrom } from '../color/palette.ts';
import { drawableName, drawableText } from './drawable-name.ts';
import { type NameParts, namePartsOf } from './name-parts.ts';
import { saysTwice } from './says-twice.ts';
import { type Taste, tasteOf } from './taste.ts';
import { type TradeStyle, tradeStyleOf } from './trade-style.ts';

/** Reads a name and a trade into things that can be drawn. */
export type MeaningReader = (text: { name: string; industry: string; description?: string }) => Meaning;

/** Everything that drawing needs to know of a customer. */
export interface Brief {
  readonly profile: TasteProfile;
  readonly name: NameParts;
  readonly meaning: Meaning;
  readonly taste: Taste;
  readonly palette: Palette;
  readonly tradeStyle: TradeStyle | undefined;
  /** A short word for the trade, to go below the name; empty where it is long or the name says it already. */
  readonly trade: string;
  /** What the customer wants under the name, as it can be drawn; empty for nothing. */
  readonly tagline: string;
  readonly library: FontLibrary;
  /** Font styles that draw the whole name. */
  readonly styles: readonly FontStyle[];
  /** What the customer should be told: "Emoji are left out of the mark." */
  readonly notes: readonly string[];
}

/** Longest trade that fits below a name, in characters. */
const TRADE_MAX = 24;

/** What was read last from each library: a set asks for its customer's brief at every step. */
const known = new WeakMap<FontLibrary, Map<string, { readonly read: MeaningReader; readonly brief: Brief }>>();
/** Customers who are drawn for at a time. */
const MOST_KNOWN = 8;

/** The customer's answers, read once for a whole set. Shared: callers must not change it. */
export function readBrief(profile: TasteProfile, library: FontLibrary, read: MeaningReader): Brief {
  const briefs = known.get(library) ?? new Map<string, { readonly read: MeaningReader; readonly brief: Brief }>();
  known.set(library, briefs);
  const key = JSON.stringify(profile);
  const last = briefs.get(key);
  if (last?.read === read) return last.brief;
  const brief = briefFrom(profile, library, read);
  if (briefs.size >= MOST_KNOWN) briefs.clear();
  briefs.set(key, { read, brief });
  return brief;
}

function briefFrom(profile: TasteProfile, given: FontLibrary, read: MeaningReader): Brief {
  const { company_name, industry, description, tagline = '' } = profile.basic_info;
  const { text, notes } = drawableName(company_name, industry, given);
  const name = namePartsOf(text);
  const library = libraryInScript(given, name.script.id);
  const meaning = read({ name: company_name, industry, ...(description !== undefined && { description }) });
  return {
    profile,
    name,
    meaning,
    taste: tasteOf(profile),
    palette: paletteFrom(profile.taste_theft.extracted_palette),
    tradeStyle: tradeStyleOf(meaning.trades[0]?.trade),
    trade: shortTrade(industry, text, library),
    tagline: drawableText(tagline, library).text,
    library,
    styles: stylesFor(text, library),
    notes,
  };
}

/** Empty in another script than the name's, and where the name says it: "Copperline Brewing" needs no "brewery" below it. */
function shortTrade(industry: string, name: string, library: FontLibrary): string {
  const trade = drawableText(industry.split(/[,/&(]/)[0] ?? '', library).text;
  return [...trade].length <= TRADE_MAX && scriptOf(trade) === scriptOf(name) && !saysTwice(name, trade) ? trade : '';
}

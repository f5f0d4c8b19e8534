import type { TasteProfile } from '@fifteen/contracts';
import { type Palette, paletteFrom } from './colour/palette.ts';
import { meaningsFor, motifsFor } from './marks/index.ts';
import { FILLING_WORDS } from './taste/generic-words.ts';
import { drawableName, drawableText } from './taste/drawable-name.ts';
import { type NameParts, namePartsOf } from './taste/name-parts.ts';
import { saysTwice } from './taste/says-twice.ts';
import { type Taste, tasteOf } from './taste/taste.ts';
import type { FontLibrary } from './type/font-library.ts';
import type { FontStyle } from './type/font-style.ts';
import { libraryInScript } from './type/library-in-script.ts';
import { scriptOf } from './type/scripts.ts';
import { stylesFor } from './type/styles-for.ts';

/** Everything that drawing needs to know of a customer. */
export interface LogoContext {
  profile: TasteProfile;
  name: NameParts;
  taste: Taste;
  palette: Palette;
  /** Motifs that the brief speaks of, best first; the trade counts twice, so that a long description does not drown it. */
  motifs: { all: readonly string[]; name: readonly string[]; trade: readonly string[] };
  /** A short word for the trade, for the lower arc of a badge; empty where it is long or the name says it. */
  trade: string;
  library: FontLibrary;
  /** Styles that the name may be set in. */
  styles: readonly FontStyle[];
  notes: readonly string[];
}

/** Longest trade that fits under a badge's name. */
const TRADE_MAX = 22;

/** A plan asks for its customer's at every step, and threads do so with copies of the profile. */
const known = new WeakMap<FontLibrary, Map<string, LogoContext>>();
/** Customers who are drawn at a time. */
const MOST_KNOWN = 8;

/** Everything that drawing needs to know of the customer with this profile, from this library. Never changed by who uses it. */
export function contextOf(profile: TasteProfile, library: FontLibrary): LogoContext {
  const contexts = known.get(library) ?? new Map<string, LogoContext>();
  known.set(library, contexts);
  const key = JSON.stringify(profile);
  const context = contexts.get(key) ?? contextFrom(profile, library);
  if (contexts.size >= MOST_KNOWN) contexts.clear();
  contexts.set(key, context);
  return context;
}

function contextFrom(profile: TasteProfile, given: FontLibrary): LogoContext {
  const { company_name, industry, description = '' } = profile.basic_info;
  const { text, notes } = drawableName(company_name, industry, given);
  const parts = namePartsOf(text);
  const library = libraryInScript(given, parts.script.id);
  const trade = tradeOf(industry, text, library);
  const name = trade === '' ? parts : { ...parts, trade };
  return {
    profile,
    name,
    taste: tasteOf(profile),
    palette: paletteFrom(profile.taste_theft.extracted_palette),
    motifs: motifsOf(company_name, industry, description),
    trade,
    library,
    styles: stylesFor(text, library),
    notes,
  };
}

/** None in another script than the name's. None where the name says it: "Copperline Brewing" needs no "brewery" around it. */
function tradeOf(industry: string, name: string, library: FontLibrary): string {
  const trade = drawableText(industry.split(/[,/&(]/)[0] ?? '', library).text;
  return [...trade].length <= TRADE_MAX && scriptOf(trade) === scriptOf(name) && !saysTwice(name, trade) ? trade : '';
}

function motifsOf(name: string, industry: string, description: string): LogoContext['motifs'] {
  const trade = tradeMotifs(motifsFor(telling(industry)), motifsFor(telling(`${industry} ${description}`)));
  const own = meaningsFor(telling(name)).filter((id) => id !== 'cutlery' || !trade.includes(CHOPSTICKS));
  const all = motifsFor(telling(`${name} ${industry} ${industry} ${description}`)).filter((id) => own.includes(id) || trade.includes(id));
  return { all: [...new Set([...all, ...trade.slice(0, CLEAR_OF_TRADE)])], name: own, trade };
}

/** What of a trade's pictures is wanted beside those that the whole brief calls for. */
const CLEAR_OF_TRADE = 5;
/** Places among the described that a picture of another trade may have. */
const MOST_DESCRIBED = 1;
/** What opens the list of a trade that says little: a restaurant is known by what it cooks, which its description says. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(['cutlery', 'bag', 'brackets']);
/** Who eats with chopsticks has no fork for a sign. */
const CHOPSTICKS = 'noodleBowl';

/** The trade's, and what the description says before all else: what it only mentions is no picture of the trade. */
function tradeMotifs(own: readonly string[], described: readonly string[]): string[] {
  if (own.length > 0 && !SAYS_LITTLE.has(own[0]!)) return interleaved([described.filter((id, i) => i < MOST_DESCRIBED || own.includes(id)), own]);
  return described.includes(CHOPSTICKS) ? described.filter((id) => id !== 'cutlery') : [...described];
}

/** The first of each list, then the second of each, and so on, none twice: no answer drowns another. */
function interleaved(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return [...new Set(Array.from({ length: longest }, (_, row) => lists.map((list) => list[row])).flat())].filter((id) => id !== undefined);
}

const telling = (text: string): string =>
  text
    .split(/[\s,.;:/]+/)
    .filter((word) => !FILLING_WORDS.has(word.toLowerCase()))
    .join(' ');

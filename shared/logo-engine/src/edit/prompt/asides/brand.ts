import { vocabulary } from '../vocabulary.ts';
import { titleAtStart } from '../title-at-start.ts';
import { folded } from '../tokens.ts';
import { beginsWithStyle } from './style-words.ts';

/** Companies that owners name, written small or large. */
const FAMOUS: ReadonlySet<string> = new Set(
  'nike adidas starbucks google microsoft ikea lego chanel gucci prada hermes dior rolex ferrari porsche bmw mercedes audi volkswagen tesla toyota netflix spotify airbnb uber tiktok instagram facebook youtube twitter pepsi coca-cola cocacola mcdonalds disney pixar samsung sony nintendo playstation zara h&m lacoste paypal visa mastercard fedex ups dhl nasa barbie levis unilever nestle danone aldi lidl walmart costco'.split(' '),
);
/** Companies whose names are things: only with a capital, or as the owner of a logo. */
const FAMOUS_THINGS: ReadonlySet<string> = new Set('apple shell puma jaguar dove amazon target penguin lululemon dropbox'.split(' '));

const LIKE = /\b(?<like>like|similar to|inspired by|in the style of|wie|im stil von|como|al estilo de|comme|dans le style de|come|nello stile di)\s+(?:the\s+|das\s+logo\s+von\s+)?(?=(?<name>[\p{L}\p{N}][\p{L}\p{N}&'’.-]*))(?<rest>(?:(?!\b(?:but|and|with|aber|und|mit|pero|con|mais|avec|ma|mas|com)\b)[^.,;\n])*)/giu;
const WOULD = /(?:\bwould|['’]d)(?:\s+(?:really|also|rather|much|love|quite))*\s+$/iu;
const CAPITAL = /^\p{Lu}/u;
const OWNED = /^\S+?(?:['’]s|s['’])(?:\s|$)|^\S+(?:\s+\S+)?[\s-]+logo\b/iu;
const isThing = (word: string): boolean => vocabulary().phrases.get(word)?.some(({ meaning }) => meaning.is === 'thing') === true;

/** "Like Apple's logo": where a wish compares with another company, in the customer's own words; null where it does not. */
export function brandIn(text: string, titles: readonly string[]): string | null {
  for (const found of text.matchAll(LIKE)) {
    const { like = '', name = '', rest = '' } = found.groups ?? {};
    if (titleAtStart(rest, titles)) continue;
    const isOwned = OWNED.test(rest);
    if (isFamous(name, isOwned)) return found[0].trim();
    const isWanted = like.toLowerCase() === 'like' && WOULD.test(text.slice(0, found.index));
    // In German every noun has a capital.
    const isCapital = CAPITAL.test(name) && !like.toLowerCase().startsWith('wie');
    const isUnknown = !beginsWithStyle(rest) && !isThing(folded(name));
    if (isOwned ? CAPITAL.test(name) && !beginsWithStyle(rest) : isCapital && isUnknown && !isWanted) return found[0].trim();
  }
  return null;
}

const isFamous = (name: string, isOwned: boolean): boolean => {
  const word = folded(name).replace(/'s$|\.$/, '').replace(/'/g, '');
  return FAMOUS.has(word) || (FAMOUS_THINGS.has(word) && (isOwned || CAPITAL.test(name)));
};

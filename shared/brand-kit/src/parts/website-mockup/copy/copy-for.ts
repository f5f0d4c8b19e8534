import { parentOfTrade, type TradeId } from '@fifteen/meaning';
import type { Brand } from '../../../brand.ts';
import { drawableText } from '../../../text/drawable-text.ts';
import { scriptFromRight } from '../../../text/reading.ts';
import { CARE_COPY } from './care.ts';
import { FOOD_COPY } from './food.ts';
import { ARABIC_COPY, HEBREW_COPY } from './from-right.ts';
import { DEFAULT_COPY, SHOP_COPY } from './shops.ts';
import type { TradeCopy } from './trade-copy.ts';
import { WORK_COPY } from './work.ts';

const ALL: readonly TradeCopy[] = [...FOOD_COPY, ...CARE_COPY, ...WORK_COPY, ...SHOP_COPY];

/** Longest tagline that is read as the line under a headline. */
const LEAD_MAX = 100;

const FROM_RIGHT = { arabic: ARABIC_COPY, hebrew: HEBREW_COPY } as const;

const called = (text: string, among = ALL): TradeCopy | undefined => among.find(({ words }) => words.test(text.toLowerCase()));

/** By the industry's words, else by what the engine understands of them in other languages, else by the description's. */
const tradeOf = ({ industry, description, brief }: Brand): TradeCopy => {
  const [trade] = brief.meaning.trades;
  const copyOf = (id: TradeId): TradeCopy | undefined => ALL.find(({ trades }) => trades.includes(id));
  const parent = trade && parentOfTrade(trade.trade);
  const understood = trade && (copyOf(trade.trade) ?? (parent && copyOf(parent)));
  return called(industry) ?? understood ?? called(description) ?? DEFAULT_COPY;
};

const asSentence = (text: string): string => (/[.!?。।؟…]$/u.test(text) ? text : `${text}.`);

/** The words of a brand's home page: ours, and the customer's own where they are short enough. */
export const copyFor = (brand: Brand): TradeCopy => {
  const script = scriptFromRight(brand.name);
  const copy = (script && called(`${brand.industry} ${brand.description} `, FROM_RIGHT[script])) ?? tradeOf(brand);
  const own = drawableText(brand.tagline, brand.text);
  // Beside our words in the name's language, a line in another would be a mistake of typesetting.
  return own === '' || scriptFromRight(own) !== script || own.length > LEAD_MAX ? copy : { ...copy, lead: asSentence(own) };
};

/** Every word of a page, for opening what sets them. */
export const wordsOf = (copy: TradeCopy): string =>
  [copy.headline, copy.lead, copy.action, ...copy.pages, copy.offersTitle, ...copy.offers.flat(), copy.aboutTitle, copy.about, copy.visitTitle, ...copy.visit.flat()].join(' ');

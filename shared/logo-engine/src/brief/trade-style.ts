import type { FontClass } from '@fifteen/typography';
import { parentOfTrade, type TradeId } from '@fifteen/meaning';

/** How signs of a trade usually dress: what its customers would trust. */
export type TradeStyle = 'solemn' | 'refined' | 'caring' | 'calm' | 'warm' | 'hearty' | 'sturdy' | 'technical' | 'designed' | 'young' | 'loud';

const TRADES_OF: Readonly<Record<TradeStyle, readonly TradeId[]>> = {
  solemn: ['law', 'notary', 'accounting', 'banking', 'investment', 'insurance', 'consulting', 'real-estate', 'property-management', 'university', 'museum', 'church', 'hospice', 'bookbinding'],
  refined: ['perfumery', 'fashion', 'tailoring', 'jewelry', 'watchmaking', 'cosmetics', 'weddings', 'winery', 'hotel', 'florist', 'gallery', 'hairdresser', 'nail-studio', 'eyewear', 'shoes', 'antiques', 'chocolatier', 'patisserie', 'interior-design', 'furniture'],
  caring: ['dental', 'medical', 'pharmacy', 'midwifery', 'elder-care', 'psychotherapy', 'physiotherapy', 'optician', 'hearing', 'charity', 'nonprofit', 'community', 'cleaning', 'laundry', 'mediation', 'nutrition', 'veterinary', 'translation', 'recruiting'],
  calm: ['yoga', 'spa', 'massage', 'tea', 'ceramics', 'pottery', 'bookshop', 'library', 'publishing', 'textiles', 'knitting', 'gardening', 'landscaping', 'honey', 'beekeeping', 'soap', 'candles', 'olive-oil', 'environment'],
  warm: ['coffee', 'bakery', 'restaurant', 'noodle-bar', 'japanese-restaurant', 'seafood', 'ice-cream-parlor', 'greengrocer', 'catering', 'farm-shop', 'gift-shop', 'pet-shop', 'dog-grooming', 'confectionery', 'cheesemonger', 'juice', 'spices', 'meal-delivery', 'second-hand', 'stationery', 'agriculture'],
  hearty: ['brewery', 'distillery', 'pub', 'cocktail-bar', 'pizzeria', 'taqueria', 'burger-bar', 'steakhouse', 'butcher', 'food-truck', 'barber', 'tattoo', 'riding', 'surfing', 'sailing', 'fishing', 'camping', 'hiking'],
  sturdy: ['fitness', 'climbing', 'skiing', 'running', 'football', 'tennis', 'golf', 'boxing', 'rowing', 'diving', 'cycling', 'bike-shop', 'car-repair', 'car-dealer', 'car-wash', 'motorcycles', 'logistics', 'shipping', 'delivery', 'railway', 'construction', 'roofing', 'carpentry', 'woodworking', 'metalwork', 'masonry', 'plumbing', 'electrician', 'heating', 'painting', 'flooring', 'glazing', 'locksmith', 'moving', 'forestry', 'mining', 'manufacturing', 'printing', 'recycling', 'energy', 'solar-energy', 'wind-energy', 'water', 'ev-charging'],
  technical: ['software', 'artificial-intelligence', 'cybersecurity', 'security', 'cloud-services', 'data', 'telecom', 'hardware', 'robotics', 'biotech', 'proteins', 'chemistry', 'pharma', 'physics', 'space', 'engineering', 'airline'],
  designed: ['architecture', 'design', 'photography', 'film', 'cinema', 'marketing', 'advertising', 'travel', 'events', 'theater', 'dance', 'instrument-making', 'glassblowing', 'politics', 'retail', 'school', 'language-school', 'tutoring'],
  young: ['childcare', 'kindergarten', 'toys'],
  loud: ['record-label', 'music', 'podcast', 'radio', 'games'],
};

const STYLE_OF = new Map(Object.entries(TRADES_OF).flatMap(([style, trades]) => trades.map((trade) => [trade, style as TradeStyle])));

/** How a trade dresses; undefined for one that has no usual way. */
export const tradeStyleOf = (trade: TradeId | undefined): TradeStyle | undefined => (trade ? (STYLE_OF.get(trade) ?? tradeStyleOf(parentOfTrade(trade))) : undefined);

type Weights = Readonly<Partial<Record<FontClass, number>>>;
const [NEVER, SELDOM, WELL] = [-3.2, -1.3, 0.7];

const weights = (never: readonly FontClass[], seldom: readonly FontClass[], well: readonly FontClass[]): Weights =>
  Object.fromEntries([...never.map((name) => [name, NEVER]), ...seldom.map((name) => [name, SELDOM]), ...well.map((name) => [name, WELL])]) as Weights;

/** What each way of dressing makes of the kinds of letterform; those not listed are as welcome as anywhere. */
const FONTS: Readonly<Record<TradeStyle, Weights>> = {
  solemn: weights(['hand', 'script', 'fat', 'retro', 'roundbold', 'techwide', 'mono', 'round', 'grotwide'], ['slab', 'tech', 'cond', 'deco', 'fatface', 'roundgrot'], ['roman', 'old', 'didone', 'lightserif', 'flare']),
  refined: weights(['techwide', 'tech', 'mono', 'fat', 'roundbold', 'grotwide', 'slab', 'cond', 'roundgrot'], ['wide', 'retro', 'hand', 'round', 'grot'], ['lightserif', 'didone', 'old', 'roman', 'deco', 'flare']),
  caring: weights(['fat', 'slab', 'retro', 'fatface', 'deco', 'hand', 'mono', 'techwide', 'grotwide', 'script'], ['cond', 'wide', 'didone'], ['round', 'geo', 'roundgrot', 'grot', 'flare']),
  calm: weights(['techwide', 'tech', 'fat', 'mono', 'grotwide', 'cond'], ['slab', 'wide', 'fatface', 'retro', 'roundbold', 'roundgrot'], ['flare', 'lightserif', 'old', 'geo', 'softserif']),
  warm: weights(['techwide', 'tech', 'mono', 'grotwide', 'wide'], ['cond', 'fat', 'grot', 'deco'], ['softserif', 'round', 'flare', 'old']),
  hearty: weights(['techwide', 'tech', 'mono', 'lightserif', 'round'], ['wide', 'grotwide', 'geo'], ['slab', 'softserif', 'retro', 'fatface', 'cond']),
  sturdy: weights(['script', 'lightserif', 'hand'], ['deco', 'retro', 'old', 'roman', 'fatface'], ['grot', 'cond', 'slab', 'wide']),
  technical: weights(['hand', 'script', 'slab', 'fatface', 'deco', 'retro', 'old', 'roman', 'softserif'], ['didone', 'fat', 'lightserif', 'roundbold'], ['tech', 'geo', 'grot']),
  designed: weights(['hand', 'fat', 'retro', 'slab', 'roundbold', 'fatface'], ['script', 'deco', 'softserif'], ['geo', 'grot', 'lightserif', 'wide']),
  young: weights(['techwide', 'mono', 'lightserif', 'didone', 'roman', 'tech'], ['cond', 'old', 'wide', 'grotwide', 'deco'], ['round', 'roundbold', 'softserif', 'hand']),
  loud: weights(['lightserif', 'old', 'roman'], ['flare', 'round'], ['cond', 'retro', 'grot', 'fatface', 'wide']),
};

/** How well a kind of letterform suits the trade, around 0. */
export const tradeFontScore = (style: TradeStyle | undefined, fontClass: FontClass): number => (style ? (FONTS[style][fontClass] ?? 0) : 0);

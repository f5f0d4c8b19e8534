import { FOOD_TRADES } from './food-trades.ts';
import { HEALTH_TRADES } from './health-trades.ts';
import type { Industry } from './industry.ts';
import { LEISURE_TRADES } from './leisure-trades.ts';
import { PLACE_TRADES } from './place-trades.ts';
import { WORK_TRADES } from './work-trades.ts';

/** Every trade that is known by its words, whatever the language. */
export const INDUSTRIES: readonly Industry[] = [...FOOD_TRADES, ...HEALTH_TRADES, ...PLACE_TRADES, ...WORK_TRADES, ...LEISURE_TRADES];

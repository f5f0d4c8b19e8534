import { armchairRam } from './armchair-ram.ts';
import { bullArrow } from './bull-arrow.ts';
import { keyholeCat } from './keyhole-cat.ts';
import { sparkFox } from './spark-fox.ts';

/** One bold picture each for trades that had none of the first rank. */
export const mastersCIdeas = [armchairRam, bullArrow, keyholeCat, sparkFox] as const;

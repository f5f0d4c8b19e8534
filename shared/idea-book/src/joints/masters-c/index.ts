import { armchairRam } from './armchair-ram.ts';
import { bullArrow } from './bull-arrow.ts';
import { dropPlug } from './drop-plug.ts';
import { foxCycle } from './fox-cycle.ts';
import { jellyfishLamp } from './jellyfish-lamp.ts';
import { keyholeCat } from './keyhole-cat.ts';
import { saunaBear } from './sauna-bear.ts';
import { sparkFox } from './spark-fox.ts';

/** One bold picture each for trades that had none of the first rank. */
export const masterCIdeas = [armchairRam, bullArrow, dropPlug, foxCycle, jellyfishLamp, keyholeCat, saunaBear, sparkFox] as const;

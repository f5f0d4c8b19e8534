import { anchorKey } from './anchor-key.ts';
import { balloonPin } from './balloon-pin.ts';
import { birdJug } from './bird-jug.ts';
import { birdTulip } from './bird-tulip.ts';
import { bubbleBlossom } from './bubble-blossom.ts';
import { circleRose } from './circle-rose.ts';
import { palmStems } from './palm-stems.ts';
import { roseCompass } from './rose-compass.ts';
import { featherSail } from './feather-sail.ts';
import { handWing } from './hand-wing.ts';
import { peakHourglass } from './peak-hourglass.ts';
import { leafFlame } from './leaf-flame.ts';
import { lighthouseI } from './lighthouse-i.ts';
import { moonJar } from './moon-jar.ts';
import { moonKey } from './moon-key.ts';
import { peopleStar } from './people-star.ts';
import { pineFire } from './pine-fire.ts';
import { rabbitGift } from './rabbit-gift.ts';
import { starTent } from './star-tent.ts';
import { sunSails } from './sun-sails.ts';
import { sunsetSuitcase } from './sunset-suitcase.ts';
import { tentA } from './tent-a.ts';
import { vaseLetter } from './vase-letter.ts';

/** Ideas for travel and the outdoors, community, and flowers, pottery, candles and gifts. */
export const awayIdeas = [anchorKey, balloonPin, birdJug, birdTulip, bubbleBlossom, circleRose, featherSail, handWing, leafFlame, lighthouseI, moonJar, moonKey, palmStems, peakHourglass, peopleStar, pineFire, rabbitGift, roseCompass, starTent, sunSails, sunsetSuitcase, tentA, vaseLetter] as const;

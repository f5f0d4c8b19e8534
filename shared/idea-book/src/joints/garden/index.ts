import { acornOak } from './acorn-oak.ts';
import { appleStar } from './apple-star.ts';
import { bellFlower } from './bell-flower.ts';
import { cherryHeart } from './cherry-heart.ts';
import { compassRose } from './compass-rose.ts';
import { dandelionStars } from './dandelion-stars.ts';
import { forestInitial } from './forest-initial.ts';
import { lavenderDrops } from './lavender-drops.ts';
import { leafRoad } from './leaf-road.ts';
import { lemonSmile } from './lemon-smile.ts';
import { lovesMe } from './loves-me.ts';
import { mapleTree } from './maple-tree.ts';
import { mushroomUmbrella } from './mushroom-umbrella.ts';
import { palmHand } from './palm-hand.ts';
import { pineTrail } from './pine-trail.ts';
import { pomegranateJewels } from './pomegranate-jewels.ts';
import { poppyHeart } from './poppy-heart.ts';
import { strawberryHeart } from './strawberry-heart.ts';
import { sunflowerSeeds } from './sunflower-seeds.ts';
import { thistleSunrise } from './thistle-sunrise.ts';
import { treeRoots } from './tree-roots.ts';
import { tulipCrown } from './tulip-crown.ts';
import { wheatSun } from './wheat-sun.ts';
import { willowArches } from './willow-arches.ts';

/** Trees, flowers and fruit, each with a turn of its own. */
export const gardenIdeas = [acornOak, appleStar, bellFlower, cherryHeart, compassRose, dandelionStars, forestInitial, lavenderDrops, leafRoad, lemonSmile, lovesMe, mapleTree, mushroomUmbrella, palmHand, pineTrail, pomegranateJewels, poppyHeart, strawberryHeart, sunflowerSeeds, thistleSunrise, treeRoots, tulipCrown, wheatSun, willowArches] as const;

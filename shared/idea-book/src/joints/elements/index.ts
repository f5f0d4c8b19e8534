import { boltInitial } from './bolt-initial.ts';
import { bridgePeak } from './bridge-peak.ts';
import { cornerSun } from './corner-sun.ts';
import { doorLight } from './door-light.ts';
import { duneCamel } from './dune-camel.ts';
import { echoInitial } from './echo-initial.ts';
import { hearthFlame } from './hearth-flame.ts';
import { islandSun } from './island-sun.ts';
import { moonSail } from './moon-sail.ts';
import { needleN } from './needle-n.ts';
import { peakDiamond } from './peak-diamond.ts';
import { peaksInitial } from './peaks-initial.ts';
import { pearlSunrise } from './pearl-sunrise.ts';
import { planetSmile } from './planet-smile.ts';
import { rainbowDrop } from './rainbow-drop.ts';
import { riverTree } from './river-tree.ts';
import { shadowInitial } from './shadow-initial.ts';
import { silverLining } from './silver-lining.ts';
import { snowInitial } from './snow-initial.ts';
import { snowPines } from './snow-pines.ts';
import { starBetween } from './star-between.ts';
import { stoneBird } from './stone-bird.ts';
import { sunInMoon } from './sun-in-moon.ts';
import { tideInitial } from './tide-initial.ts';
import { waveSun } from './wave-sun.ts';
import { windsweptInitial } from './windswept-initial.ts';

/** Sky, water, land and weather, each with a turn of its own. */
export const elementIdeas = [boltInitial, bridgePeak, cornerSun, doorLight, duneCamel, echoInitial, hearthFlame, islandSun, moonSail, needleN, peakDiamond, peaksInitial, pearlSunrise, planetSmile, rainbowDrop, riverTree, shadowInitial, silverLining, snowInitial, snowPines, starBetween, stoneBird, sunInMoon, tideInitial, waveSun, windsweptInitial] as const;

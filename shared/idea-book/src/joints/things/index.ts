import { anchorBoat } from './anchor-boat.ts';
import { arrowBird } from './arrow-bird.ts';
import { braidTower } from './braid-tower.ts';
import { buttonSmile } from './button-smile.ts';
import { castleCrown } from './castle-crown.ts';
import { cloverKey } from './clover-key.ts';
import { crystalBlossom } from './crystal-blossom.ts';
import { dayWindow } from './day-window.ts';
import { fernFeather } from './fern-feather.ts';
import { helmSun } from './helm-sun.ts';
import { hourglassPeak } from './hourglass-peak.ts';
import { kiteKite } from './kite-kite.ts';
import { mirrorInitial } from './mirror-initial.ts';
import { moonLantern } from './moon-lantern.ts';
import { rayArch } from './ray-arch.ts';
import { starOfHouses } from './star-of-houses.ts';
import { stitchedInitial } from './stitched-initial.ts';
import { threadSail } from './thread-sail.ts';
import { timeFlies } from './time-flies.ts';
import { twoBights } from './two-bights.ts';

/** Common things that are also something else. */
export const thingIdeas = [anchorBoat, arrowBird, braidTower, buttonSmile, castleCrown, cloverKey, crystalBlossom, dayWindow, fernFeather, helmSun, hourglassPeak, kiteKite, mirrorInitial, moonLantern, rayArch, starOfHouses, stitchedInitial, threadSail, timeFlies, twoBights] as const;

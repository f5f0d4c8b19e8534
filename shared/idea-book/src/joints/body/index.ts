import { arrowPeak } from './arrow-peak.ts';
import { barbellH } from './barbell-h.ts';
import { barbellPeak } from './barbell-peak.ts';
import { bullKettlebell } from './bull-kettlebell.ts';
import { carabinerInitial } from './carabiner-initial.ts';
import { dragonflyScull } from './dragonfly-scull.ts';
import { fishMask } from './fish-mask.ts';
import { heartGlove } from './heart-glove.ts';
import { laneInitial } from './lane-initial.ts';
import { leafRacket } from './leaf-racket.ts';
import { moonBow } from './moon-bow.ts';
import { owlBike } from './owl-bike.ts';
import { palmBoard } from './palm-board.ts';
import { sittingStones } from './sitting-stones.ts';
import { skiSnowflake } from './ski-snowflake.ts';
import { starBall } from './star-ball.ts';
import { treadPeaks } from './tread-peaks.ts';
import { waveSwimmer } from './wave-swimmer.ts';
import { wheelSun } from './wheel-sun.ts';

/** Ideas for sport, yoga and spas. */
export const bodyIdeas = [arrowPeak, barbellH, barbellPeak, bullKettlebell, carabinerInitial, dragonflyScull, fishMask, heartGlove, laneInitial, leafRacket, moonBow, owlBike, palmBoard, sittingStones, skiSnowflake, starBall, treadPeaks, waveSwimmer, wheelSun] as const;

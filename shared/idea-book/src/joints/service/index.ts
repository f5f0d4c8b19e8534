import { beeParcel } from './bee-parcel.ts';
import { cloudOnLine } from './cloud-on-line.ts';
import { crescentWrench } from './crescent-wrench.ts';
import { dropWrench } from './drop-wrench.ts';
import { duckCar } from './duck-car.ts';
import { fishbowlWasher } from './fishbowl-washer.ts';
import { foxBox } from './fox-box.ts';
import { giraffeGantry } from './giraffe-gantry.ts';
import { hedgehogBrush } from './hedgehog-brush.ts';
import { misprintMoon } from './misprint-moon.ts';
import { overprintButterfly } from './overprint-butterfly.ts';
import { peakBike } from './peak-bike.ts';
import { pineTrack } from './pine-track.ts';
import { planeWindow } from './plane-window.ts';
import { railsA } from './rails-a.ts';
import { riverRoad } from './river-road.ts';
import { roadInitial } from './road-initial.ts';
import { roofBox } from './roof-box.ts';
import { sparkLighthouse } from './spark-lighthouse.ts';
import { starBroom } from './star-broom.ts';
import { swanFreighter } from './swan-freighter.ts';
import { threeBirds } from './three-birds.ts';
import { treadPine } from './tread-pine.ts';

/** Cleaning, laundry, moving, vehicles, freight, rail, air, printing and recycling. */
export const serviceIdeas = [beeParcel, cloudOnLine, crescentWrench, dropWrench, duckCar, fishbowlWasher, foxBox, giraffeGantry, hedgehogBrush, misprintMoon, overprintButterfly, peakBike, pineTrack, planeWindow, railsA, riverRoad, roadInitial, roofBox, sparkLighthouse, starBroom, swanFreighter, threeBirds, treadPine] as const;

import { beakerBird } from './beaker-bird.ts';
import { beaverTrowel } from './beaver-trowel.ts';
import { bockPint } from './bock-pint.ts';
import { bookElephant } from './book-elephant.ts';
import { catCross } from './cat-cross.ts';
import { eyeFrame } from './eye-frame.ts';
import { flamingoLadder } from './flamingo-ladder.ts';
import { hatRabbit } from './hat-rabbit.ts';
import { hiveNozzle } from './hive-nozzle.ts';
import { parcelRoad } from './parcel-road.ts';
import { roastPig } from './roast-pig.ts';
import { sofaDachshund } from './sofa-dachshund.ts';
import { stethoscopeElephant } from './stethoscope-elephant.ts';
import { waveElephant } from './wave-elephant.ts';
import { wifiPeacock } from './wifi-peacock.ts';
import { yarnNap } from './yarn-nap.ts';

/** One picture each for trades whose best was fair: one heavy silhouette of two true things. */
export const mastersAIdeas = [beakerBird, beaverTrowel, bockPint, bookElephant, catCross, eyeFrame, flamingoLadder, hatRabbit, hiveNozzle, parcelRoad, roastPig, sofaDachshund, stethoscopeElephant, waveElephant, wifiPeacock, yarnNap] as const;

import { acornPlumb } from './acorn-plumb.ts';
import { brickInitial } from './brick-initial.ts';
import { butterflyWindow } from './butterfly-window.ts';
import { chairH } from './chair-h.ts';
import { cloudSofa } from './cloud-sofa.ts';
import { deerChair } from './deer-chair.ts';
import { gullDoors } from './gull-doors.ts';
import { lawnSun } from './lawn-sun.ts';
import { leafParquet } from './leaf-parquet.ts';
import { leafTrowel } from './leaf-trowel.ts';
import { moonBridge } from './moon-bridge.ts';
import { moonLamp } from './moon-lamp.ts';
import { nautilusStairs } from './nautilus-stairs.ts';
import { owlHouse } from './owl-house.ts';
import { peacockSwatches } from './peacock-swatches.ts';
import { peakRoof } from './peak-roof.ts';
import { pearBulb } from './pear-bulb.ts';
import { pipeInitial } from './pipe-initial.ts';
import { planInitial } from './plan-initial.ts';
import { roofOfWaves } from './roof-of-waves.ts';
import { sawSun } from './saw-sun.ts';
import { socketHouse } from './socket-house.ts';
import { stairInitial } from './stair-initial.ts';
import { warmDial } from './warm-dial.ts';
import { woodpeckerHammer } from './woodpecker-hammer.ts';

/** Architecture, building, furniture, house technology, painting and gardens. */
export const buildingIdeas = [acornPlumb, brickInitial, butterflyWindow, chairH, cloudSofa, deerChair, gullDoors, lawnSun, leafParquet, leafTrowel, moonBridge, moonLamp, nautilusStairs, owlHouse, peacockSwatches, peakRoof, pearBulb, pipeInitial, planInitial, roofOfWaves, sawSun, socketHouse, stairInitial, warmDial, woodpeckerHammer] as const;

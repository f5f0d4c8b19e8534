import type { AbstractMark } from './abstract-mark.ts';
import { brushFlower, brushRing, brushSweep } from './brushwork.ts';
import { aperture, eclipse, ruledDisc, splitDisc, tide } from './discs.ts';
import { bloom, petals, pinwheel, seedHead } from './flowers.ts';
import { blades, chevrons, cube, facetedHexagon, foldedPeak, foldedTriangle } from './folds.ts';
import { dotField, halfDiscs, mosaic, notchedSquare, quarterCircles, quarterRipples } from './grids.ts';
import { asterisk, linkedRings, orbit, pods, weave } from './knots.ts';
import { brokenRings, fan, nestedArches, nestedOutlines, turningStripes } from './stripes.ts';
import { fineSun, horizon, risingSun, seedRays, settingSun, sunburst } from './suns.ts';
import { trefoil } from './trefoil.ts';

/** Every abstract mark, in the order of the sheet. */
export const ABSTRACT_MARKS: readonly AbstractMark[] = [
  risingSun,
  sunburst,
  seedRays,
  fineSun,
  settingSun,
  horizon,
  splitDisc,
  ruledDisc,
  eclipse,
  tide,
  aperture,
  petals,
  bloom,
  trefoil,
  pinwheel,
  seedHead,
  quarterCircles,
  mosaic,
  quarterRipples,
  halfDiscs,
  dotField,
  notchedSquare,
  blades,
  cube,
  foldedPeak,
  foldedTriangle,
  facetedHexagon,
  chevrons,
  turningStripes,
  nestedArches,
  nestedOutlines,
  fan,
  brokenRings,
  linkedRings,
  weave,
  orbit,
  asterisk,
  pods,
  brushRing,
  brushSweep,
  brushFlower,
];

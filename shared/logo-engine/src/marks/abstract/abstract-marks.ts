import type { AbstractMark } from './abstract-mark.ts';
import { aperture } from './aperture.ts';
import { asterisk } from './asterisk.ts';
import { blades } from './blades.ts';
import { bloom } from './bloom.ts';
import { brokenRings } from './broken-rings.ts';
import { brushFlower } from './brush-flower.ts';
import { brushRing } from './brush-ring.ts';
import { brushSweep } from './brush-sweep.ts';
import { chevrons } from './chevrons.ts';
import { cube } from './cube.ts';
import { dotField } from './dot-field.ts';
import { eclipse } from './eclipse.ts';
import { facetedHexagon } from './faceted-hexagon.ts';
import { fan } from './fan.ts';
import { fineSun } from './fine-sun.ts';
import { foldedPeak } from './folded-peak.ts';
import { foldedTriangle } from './folded-triangle.ts';
import { halfDiscs } from './half-discs.ts';
import { horizon } from './horizon.ts';
import { linkedRings } from './linked-rings.ts';
import { mosaic } from './mosaic.ts';
import { nestedArches } from './nested-arches.ts';
import { nestedOutlines } from './nested-outlines.ts';
import { notchedSquare } from './notched-square.ts';
import { orbit } from './orbit.ts';
import { petals } from './petals.ts';
import { pinwheel } from './pinwheel.ts';
import { pods } from './pods.ts';
import { quarterCircles } from './quarter-circles.ts';
import { quarterRipples } from './quarter-ripples.ts';
import { risingSun } from './rising-sun.ts';
import { ruledDisc } from './ruled-disc.ts';
import { seedHead } from './seed-head.ts';
import { seedRays } from './seed-rays.ts';
import { settingSun } from './setting-sun.ts';
import { splitDisc } from './split-disc.ts';
import { sunburst } from './sunburst.ts';
import { tide } from './tide.ts';
import { trefoil } from './trefoil.ts';
import { turningStripes } from './turning-stripes.ts';
import { weave } from './weave.ts';
import { carvedSun } from './carved-sun.ts';
import { paperFrond } from './paper-frond.ts';
import { paperStones } from './paper-stones.ts';
import { petalGrid } from './petal-grid.ts';
import { quiltBlock } from './quilt-block.ts';
import { rhombStar } from './rhomb-star.ts';
import { scaleField } from './scale-field.ts';
import { stampFlower } from './stamp-flower.ts';
import { starTile } from './star-tile.ts';
import { triangleField } from './triangle-field.ts';
import { truchetKnot } from './truchet-knot.ts';
import { gnomon } from './gnomon.ts';
import { interference } from './interference.ts';
import { turningSquares } from './turning-squares.ts';
import { rhythm } from './rhythm.ts';
import { stagger } from './stagger.ts';
import { eccentricRings } from './eccentric-rings.ts';
import { opDisc } from './op-disc.ts';
import { halfSpiral } from './half-spiral.ts';
import { poleStar } from './pole-star.ts';
import { terraces } from './terraces.ts';
import { partedSquare } from './parted-square.ts';
import { sheaf } from './sheaf.ts';
import { arcade } from './arcade.ts';
import { signalGrid } from './signal-grid.ts';

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
  carvedSun,
  paperFrond,
  paperStones,
  stampFlower,
  petalGrid,
  quiltBlock,
  starTile,
  rhombStar,
  triangleField,
  scaleField,
  truchetKnot,
  gnomon,
  interference,
  turningSquares,
  rhythm,
  stagger,
  eccentricRings,
  opDisc,
  halfSpiral,
  poleStar,
  terraces,
  partedSquare,
  sheaf,
  arcade,
  signalGrid,
];

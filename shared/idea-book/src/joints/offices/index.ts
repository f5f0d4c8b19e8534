import { acornCap } from './acorn-cap.ts';
import { amphoraOwl } from './amphora-owl.ts';
import { applePlanet } from './apple-planet.ts';
import { balloonMic } from './balloon-mic.ts';
import { bubbleTorch } from './bubble-torch.ts';
import { bulbPawn } from './bulb-pawn.ts';
import { callaCandle } from './calla-candle.ts';
import { cameraHawk } from './camera-hawk.ts';
import { cassetteOwl } from './cassette-owl.ts';
import { coinLion } from './coin-lion.ts';
import { craneNeedle } from './crane-needle.ts';
import { cubeOwl } from './cube-owl.ts';
import { domeBook } from './dome-book.ts';
import { dropFluke } from './drop-fluke.ts';
import { dropSitter } from './drop-sitter.ts';
import { eggPeaks } from './egg-peaks.ts';
import { elephantMegaphone } from './elephant-megaphone.ts';
import { foxNib } from './fox-nib.ts';
import { handPeople } from './hand-people.ts';
import { handSwan } from './hand-swan.ts';
import { hangerMoon } from './hanger-moon.ts';
import { helixButterfly } from './helix-butterfly.ts';
import { heronLamp } from './heron-lamp.ts';
import { hiveCoins } from './hive-coins.ts';
import { janusTree } from './janus-tree.ts';
import { keyholeFamily } from './keyhole-family.ts';
import { lanternDome } from './lantern-dome.ts';
import { lensLadybird } from './lens-ladybird.ts';
import { lilyDove } from './lily-dove.ts';
import { mammothTemple } from './mammoth-temple.ts';
import { mapHouses } from './map-houses.ts';
import { moonMoth } from './moon-moth.ts';
import { owlPhases } from './owl-phases.ts';
import { padlockGuard } from './padlock-guard.ts';
import { peachProfile } from './peach-profile.ts';
import { pencilCursor } from './pencil-cursor.ts';
import { pencilLadder } from './pencil-ladder.ts';
import { pineappleKey } from './pineapple-key.ts';
import { recordRobin } from './record-robin.ts';
import { rodStethoscope } from './rod-stethoscope.ts';
import { roosterRadio } from './rooster-radio.ts';
import { spireFlame } from './spire-flame.ts';
import { stagPadlock } from './stag-padlock.ts';
import { stairWing } from './stair-wing.ts';
import { stampOwl } from './stamp-owl.ts';
import { stoneTurtle } from './stone-turtle.ts';
import { summitDrop } from './summit-drop.ts';
import { swanFlask } from './swan-flask.ts';
import { torchBook } from './torch-book.ts';
import { violinButterfly } from './violin-butterfly.ts';
import { yarnBubble } from './yarn-bubble.ts';

/** Pictures for offices, studios, practices and houses of worship. */
export const officeIdeas = [
  acornCap,
  amphoraOwl,
  applePlanet,
  balloonMic,
  bubbleTorch,
  bulbPawn,
  callaCandle,
  cameraHawk,
  cassetteOwl,
  coinLion,
  craneNeedle,
  cubeOwl,
  domeBook,
  dropFluke,
  dropSitter,
  eggPeaks,
  elephantMegaphone,
  foxNib,
  handPeople,
  handSwan,
  hangerMoon,
  helixButterfly,
  heronLamp,
  hiveCoins,
  janusTree,
  keyholeFamily,
  lanternDome,
  lensLadybird,
  lilyDove,
  mammothTemple,
  mapHouses,
  moonMoth,
  owlPhases,
  padlockGuard,
  peachProfile,
  pencilCursor,
  pencilLadder,
  pineappleKey,
  recordRobin,
  rodStethoscope,
  roosterRadio,
  spireFlame,
  stagPadlock,
  stairWing,
  stampOwl,
  stoneTurtle,
  summitDrop,
  swanFlask,
  torchBook,
  violinButterfly,
  yarnBubble,
] as const;

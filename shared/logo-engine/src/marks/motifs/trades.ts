import { ball } from './trades/ball.ts';
import { brackets } from './trades/brackets.ts';
import { car } from './trades/car.ts';
import { chip } from './trades/chip.ts';
import { coins } from './trades/coins.ts';
import { column } from './trades/column.ts';
import { comb } from './trades/comb.ts';
import { cross } from './trades/cross.ts';
import { dumbbell } from './trades/dumbbell.ts';
import { gamepad } from './trades/gamepad.ts';
import { gear } from './trades/gear.ts';
import { graph } from './trades/graph.ts';
import { hammer } from './trades/hammer.ts';
import { headphones } from './trades/headphones.ts';
import { lotus } from './trades/lotus.ts';
import { microphone } from './trades/microphone.ts';
import { mortarboard } from './trades/mortarboard.ts';
import { needle } from './trades/needle.ts';
import { nib } from './trades/nib.ts';
import { node } from './trades/node.ts';
import { note } from './trades/note.ts';
import { nut } from './trades/nut.ts';
import { paintbrush } from './trades/paintbrush.ts';
import { play } from './trades/play.ts';
import { pulse } from './trades/pulse.ts';
import { robot } from './trades/robot.ts';
import { scales } from './trades/scales.ts';
import { scissors } from './trades/scissors.ts';
import { tooth } from './trades/tooth.ts';
import { toyBlocks } from './trades/toy-blocks.ts';
import { truck } from './trades/truck.ts';
import { wrench } from './trades/wrench.ts';
import { yarn } from './trades/yarn.ts';
import { vinyl } from './trades/vinyl.ts';
import { saw } from './trades/saw.ts';
import { rollingPin } from './trades/rolling-pin.ts';
import { whisk } from './trades/whisk.ts';
import { meditator } from './trades/meditator.ts';
import { gavel } from './trades/gavel.ts';
import { stamp } from './trades/stamp.ts';
import { deed } from './trades/deed.ts';
import { dividers } from './trades/dividers.ts';
import { padlock } from './trades/padlock.ts';
import { fingerprint } from './trades/fingerprint.ts';
import { kettlebell } from './trades/kettlebell.ts';
import { boxingGlove } from './trades/boxing-glove.ts';
import { chainring } from './trades/chainring.ts';
import { joystick } from './trades/joystick.ts';
import { pixelHeart } from './trades/pixel-heart.ts';
import { arcadeCabinet } from './trades/arcade-cabinet.ts';
import { ghost } from './trades/ghost.ts';
import { pottersWheel } from './trades/potters-wheel.ts';
import { pencil } from './trades/pencil.ts';
import { toothbrush } from './trades/toothbrush.ts';
import { vault } from './trades/vault.ts';
import { mannequin } from './trades/mannequin.ts';
import { turntable } from './trades/turntable.ts';
import { cassette } from './trades/cassette.ts';
import { robotArm } from './trades/robot-arm.ts';
import { drone } from './trades/drone.ts';
import { wateringCan } from './trades/watering-can.ts';
import { atomizer } from './trades/atomizer.ts';
import { smile } from './trades/smile.ts';
import type { Motif } from './motif.ts';

/** What people do for a living. */
export const TRADES: readonly Motif[] = [
  tooth,
  scissors,
  comb,
  scales,
  column,
  gear,
  nut,
  hammer,
  paintbrush,
  nib,
  needle,
  cross,
  pulse,
  dumbbell,
  lotus,
  ball,
  note,
  microphone,
  headphones,
  play,
  gamepad,
  robot,
  node,
  chip,
  brackets,
  graph,
  coins,
  truck,
  car,
  wrench,
  mortarboard,
  toyBlocks,
  yarn,
  vinyl,
  saw,
  rollingPin,
  whisk,
  meditator,
  gavel,
  stamp,
  deed,
  dividers,
  padlock,
  fingerprint,
  kettlebell,
  boxingGlove,
  chainring,
  joystick,
  pixelHeart,
  arcadeCabinet,
  ghost,
  pottersWheel,
  pencil,
  toothbrush,
  vault,
  mannequin,
  turntable,
  cassette,
  robotArm,
  drone,
  wateringCan,
  atomizer,
  smile,
];

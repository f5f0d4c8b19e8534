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
];

import { clamped } from './easing.ts';
import { SECONDS } from './film-format.ts';
import { type Context, clipped } from './paint.ts';
import { assembly } from './scenes/assembly.ts';
import { closeUp } from './scenes/close-up.ts';
import { ending } from './scenes/ending.ts';
import type { Stage } from './stage.ts';
import { wipeEdge } from './wipe.ts';

type Scene = (context: Context, stage: Stage, seconds: number) => void;

interface Cut {
  readonly begins: number;
  readonly scene: Scene;
  /** Colors that run ahead of the scene as it comes in. */
  readonly fields: (stage: Stage) => readonly string[];
}

const ASSEMBLY = 1.7;
const ENDING = 6;
const WIPE = 0.75;
/** Seconds between one field's edge and the next. */
const FIELD_LAG = 0.12;

const CUTS: readonly Cut[] = [
  { begins: 0, scene: closeUp, fields: () => [] },
  { begins: ASSEMBLY, scene: assembly(ASSEMBLY), fields: ({ grounds }) => [grounds.light.accent] },
  { begins: ENDING, scene: ending(ENDING), fields: ({ grounds }) => [grounds.bold.color, grounds.dark.accent] },
];

/** A moment at which the logo is whole, for the still picture. */
export const POSTER_SECONDS = 5.9;

const comeIn = (context: Context, stage: Stage, { begins, scene, fields }: Cut, seconds: number): void => {
  const colors = fields(stage);
  const reached = (lag: number) => stage.temperament.travel(clamped((seconds - begins - lag) / WIPE));
  for (const [i, color] of colors.entries()) {
    clipped(context, wipeEdge(stage, reached(i * FIELD_LAG)), () => {
      context.fillStyle = color;
      context.fillRect(0, 0, stage.format.width, stage.format.height);
    });
  }
  clipped(context, wipeEdge(stage, reached(colors.length * FIELD_LAG)), () => scene(context, stage, seconds));
};

const cutAt = (stage: Stage, time: number) => {
  const at = CUTS.findLastIndex(({ begins }) => begins <= time);
  const [before, now] = [CUTS[at - 1], CUTS[at]];
  const isComingIn = before !== undefined && now !== undefined && time < now.begins + WIPE + now.fields(stage).length * FIELD_LAG;
  return { at, now, before: isComingIn ? before : undefined };
};

/** Number of the scene that is seen at a moment, on its one ground; null while one follows the other. */
export const sceneAt = (stage: Stage, seconds: number): number | null => {
  const { at, before } = cutAt(stage, Math.min(seconds, SECONDS));
  return before ? null : at;
};

/** Paints the frame of a moment, 0 to 10 seconds, over whatever was there. */
export const drawFrame = (context: Context, stage: Stage, seconds: number): void => {
  const time = Math.min(seconds, SECONDS);
  const { now, before } = cutAt(stage, time);
  if (!now) return;
  if (!before) return now.scene(context, stage, time);
  before.scene(context, stage, time);
  comeIn(context, stage, now, time);
};

import { between } from './easing.ts';
import type { Context } from './paint.ts';
import type { Stage } from './stage.ts';

type Edge = (context: Context, stage: Stage, share: number) => void;

const SLANT = 0.22;

/** Upwards, straight. */
const rising: Edge = (context, { format: { width, height } }, share) => context.rect(0, height * (1 - share), width, height);

/** From the left, with a slanting edge. */
const slanting: Edge = (context, { format: { width, height } }, share) => {
  const slant = height * SLANT;
  const right = between(-slant, width, share);
  context.moveTo(-slant, 0);
  context.lineTo(right + slant, 0);
  context.lineTo(right, height);
  context.lineTo(-slant, height);
  context.closePath();
};

/** A circle from the middle. */
const opening: Edge = (context, { format: { width, height } }, share) => {
  context.arc(width / 2, height / 2, (Math.hypot(width, height) / 2) * share, 0, Math.PI * 2);
};

const EDGES: Readonly<Record<Stage['temperament']['manner'], Edge>> = { draw: rising, build: slanting, pop: opening };

/** Clips to what a change of scene has reached so far, in the brand's manner. */
export const wipeEdge = (stage: Stage, share: number) => (context: Context): void => EDGES[stage.temperament.manner](context, stage, share);

import type { Box } from '../../../picture/picture.ts';
import { arrivalTakes, arrive } from '../arrive.ts';
import { between, inOutSine, progress } from '../easing.ts';
import { type Context, moved } from '../paint.ts';
import type { Piece } from '../pieces.ts';
import type { Stage } from '../stage.ts';

/** When the first part comes, after the scene's beginning. */
const FIRST = 0.35;
const TRAVEL = 0.9;
/** Side of the mark while it stands alone, against the safe box's smaller side. */
const ALONE = 0.62;

const boxOfAll = (pieces: readonly Piece[]): Box => {
  const x = Math.min(...pieces.map(({ box }) => box.x));
  const y = Math.min(...pieces.map(({ box }) => box.y));
  const right = Math.max(...pieces.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...pieces.map(({ box }) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
};

/** How the mark stands while it is alone: in the frame's middle, large. Share 1 is its place in the logo. */
const wayOf = (mark: Box, { format: { safe, width, height } }: Stage, share: number) => {
  const large = (Math.min(safe.width, safe.height) * ALONE) / Math.max(mark.width, mark.height);
  return {
    x: between(width / 2 - (mark.x + mark.width / 2), 0, share),
    y: between(height / 2 - (mark.y + mark.height / 2), 0, share),
    scale: between(large, 1, share),
  };
};

/** Name and what goes with it where there is no sign: lettering first, rules and bars after it. */
const lettering = (context: Context, { lockup: { mark, name }, temperament }: Stage, seconds: number, first: number): void => {
  const lead = name.length > 0 ? name : mark;
  arrive(context, lead, temperament, seconds, first);
  if (name.length > 0) arrive(context, mark, temperament, seconds, first + arrivalTakes(temperament, name.length) * 0.7);
};

/** The sign comes together, makes room, and the name joins it. */
const signAndName = (context: Context, stage: Stage, seconds: number, first: number): void => {
  const { lockup: { mark, name }, temperament } = stage;
  const travels = first + arrivalTakes(temperament, mark.length) * 0.9;
  const away = progress(seconds, travels, TRAVEL, temperament.travel);
  const whole = boxOfAll(mark);
  moved(context, whole, wayOf(whole, stage, away), () => arrive(context, mark, temperament, seconds, first));
  arrive(context, name, temperament, seconds, travels + TRAVEL * 0.55);
};

/** The logo is made before one's eyes. */
export const assembly = (begins: number) => (context: Context, stage: Stage, seconds: number): void => {
  const { format, grounds, lockup, hasSign } = stage;
  context.fillStyle = grounds.light.color;
  context.fillRect(0, 0, format.width, format.height);
  const breath = { scale: between(1, 1.035, progress(seconds, begins, 5, inOutSine)) };
  const isApart = hasSign && lockup.mark.length > 0 && lockup.name.length > 0;
  moved(context, lockup.box, breath, () => (isApart ? signAndName : lettering)(context, stage, seconds, begins + FIRST));
};

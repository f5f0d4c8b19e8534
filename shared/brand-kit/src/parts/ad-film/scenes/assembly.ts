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

/** The mark comes together, makes room, and the name joins it. */
export const assembly = (begins: number) => (context: Context, stage: Stage, seconds: number): void => {
  const { format, grounds, lockup, temperament } = stage;
  context.fillStyle = grounds.light.colour;
  context.fillRect(0, 0, format.width, format.height);
  const { mark, name, box } = lockup;
  const first = begins + FIRST;
  const alone = mark.length > 0 && name.length > 0;
  const travels = alone ? first + arrivalTakes(temperament, mark.length) * 0.9 : first;
  const away = progress(seconds, travels, TRAVEL, temperament.travel);
  const breath = { scale: between(1, 1.035, progress(seconds, begins, 5, inOutSine)) };
  moved(context, box, breath, () => {
    const whole = mark.length > 0 ? boxOfAll(mark) : box;
    moved(context, whole, alone ? wayOf(whole, stage, away) : {}, () => arrive(context, mark, temperament, seconds, first));
    arrive(context, name, temperament, seconds, alone ? travels + TRAVEL * 0.55 : first + (mark.length > 0 ? 0.4 : 0));
  });
};

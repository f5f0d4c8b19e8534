import { fadeUp } from '../arrive.ts';
import { between, outCubic, progress } from '../easing.ts';
import { type Context, fillPath, moved } from '../paint.ts';
import type { Stage } from '../stage.ts';

/** Seconds after the scene's beginning at which nothing moves any more. */
export const ENDING_SETTLES = 2.1;

/** The logo on the dark ground, what the company does, and where to find it. */
export const ending = (begins: number) => (context: Context, { format, grounds, endCard, temperament }: Stage, seconds: number): void => {
  context.fillStyle = grounds.dark.color;
  context.fillRect(0, 0, format.width, format.height);
  const { logo, saying, call } = endCard;
  const arrived = progress(seconds, begins, 1.1, temperament.travel);
  moved(context, logo.box, { scale: between(1.16, 1, arrived), y: between(format.height * 0.04, 0, arrived) }, () => {
    for (const { path, fill } of [...logo.mark, ...logo.name]) fillPath(context, path, fill);
  });
  const later = (delay: number) => progress(seconds, begins + delay, 0.8, outCubic);
  if (saying) fadeUp(context, saying, later(0.7));
  if (!call) return;
  fadeUp(context, call.button, later(1.1));
  fadeUp(context, call.words, later(1.2));
};

import { fadeUp } from '../arrive.ts';
import { between, inOutSine, outCubic, progress } from '../easing.ts';
import { type Context, fillPath, moved } from '../paint.ts';
import type { Stage } from '../stage.ts';

/** Seconds after the scene's beginning at which the tagline makes room for the offer. */
const OFFER = 1.9;
/** How far the logo comes towards the viewer while the card is seen, and for how long. */
const NEARER = 1.05;
const LASTS = 4;
/** The button breathes this often, and grows by this share. */
const PULSE_SECONDS = 1;
const PULSE = 0.035;

/** A button's size at a moment: still while it arrives, then a pulse each second to the end. */
const pulseAt = (since: number): number => (since < 0 ? 1 : 1 + PULSE * Math.sin((since / PULSE_SECONDS) * Math.PI) ** 2);

/** The logo on the dark ground, the tagline and then the offer, and where to find the company. Something moves to the end. */
export const ending = (begins: number) => (context: Context, { format, grounds, endCard, temperament }: Stage, seconds: number): void => {
  context.fillStyle = grounds.dark.color;
  context.fillRect(0, 0, format.width, format.height);
  const { logo, saying, offer, call } = endCard;
  const arrived = progress(seconds, begins, 1.1, temperament.travel);
  const nearer = between(1, NEARER, progress(seconds, begins, LASTS, inOutSine));
  moved(context, logo.box, { scale: between(1.16, 1, arrived) * nearer, y: between(format.height * 0.04, 0, arrived) }, () => {
    for (const { path, fill } of [...logo.mark, ...logo.name]) fillPath(context, path, fill);
  });
  const later = (delay: number) => progress(seconds, begins + delay, 0.8, outCubic);
  const offered = offer ? progress(seconds, begins + OFFER, 0.5, outCubic) : 0;
  if (saying && offered < 1) moved(context, saying.box, { opacity: 1 - offered }, () => fadeUp(context, saying, later(0.7)));
  if (offer) fadeUp(context, offer, progress(seconds, begins + OFFER + 0.15, 0.7, outCubic));
  if (!call) return;
  moved(context, call.button.box, { scale: pulseAt(seconds - begins - OFFER) }, () => {
    fadeUp(context, call.button, later(1.1));
    fadeUp(context, call.words, later(1.2));
  });
};

import { CANVAS, place, shapesOf, sheet } from './place.ts';
import { onGround, type Subject } from './subject.ts';

const WHOLE = { x: 0, y: 0, width: CANVAS, height: CANVAS };

/** The logo as it stands on a plain ground. */
export const onPlainGround = (subject: Subject, ground: string): string =>
  sheet(ground, place(onGround(subject, ground, 'primary', 'canvas'), WHOLE));

/** As it was drawn. */
export const asDrawn = ({ logo }: Subject): string =>
  sheet(logo.colours.background, shapesOf(logo.artwork({ arrangement: 'primary', colouring: 'colour' })));

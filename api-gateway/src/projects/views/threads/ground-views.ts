import { CANVAS, place, shapesOf, sheet, slab } from './place.ts';
import { onGround, type Subject } from './subject.ts';

const WHOLE = { x: 0, y: 0, width: CANVAS, height: CANVAS };

/** The logo as it is on a plain ground. */
export const onPlainGround = (subject: Subject, ground: string): string =>
  sheet(ground, place(onGround(subject, ground, 'primary', 'canvas'), WHOLE));

/** As it was drawn. */
export const asDrawn = ({ logo }: Subject): string =>
  sheet(logo.colors.ground, shapesOf(logo.artwork({ arrangement: 'primary', coloring: 'color' })));

const HALF = CANVAS / 2;
/** Room between a half's edge and the logo. */
const MARGIN = 36;
const SIDE = HALF - 2 * MARGIN;

/** Where the logo's canvas is in each half. */
export const GROUND_PANELS = [0, HALF].map((left) => ({ x: left + MARGIN, y: (CANVAS - SIDE) / 2, width: SIDE, height: SIDE }));

const halfOf = (subject: Subject, ground: string, half: number): string =>
  slab({ x: half * HALF, y: 0, width: HALF, height: CANVAS }, ground) + place(onGround(subject, ground, 'primary', 'canvas'), GROUND_PANELS[half]!);

/** By light and by dark at once: what an unpaid logo is shown in place of whole pictures on plain grounds, which would let its mark be taken off. */
export const onTwoGrounds = (subject: Subject): string => sheet('#ffffff', halfOf(subject, '#ffffff', 0) + halfOf(subject, '#000000', 1));

import type { Artwork, DrawnLogo, Variant } from '@fifteen/logo-engine';
import { circle } from '../picture/shapes.ts';

/** Ink and paper of the site's tokens, and the vermilion of the chosen one. */
const INK = '#17130f';
const PAPER = '#faf6ef';
const CHOSEN = '#e2542b';

const SIDE = 1000;
const COLUMNS = 5;
const ROWS = 3;
/** The chosen dot: fourth of the second row. */
const LIT = 8;

/** Between the middles of two dots, and of a dot, in units; `safe` keeps all of it where no mask of a phone cuts. */
const SIZES = { canvas: { pitch: 203, radius: 81 }, safe: { pitch: 140, radius: 56 } };

const COLOURS = {
  colour: { ground: PAPER, dots: INK, lit: CHOSEN },
  reversed: { ground: INK, dots: PAPER, lit: CHOSEN },
  transparent: { ground: undefined, dots: INK, lit: CHOSEN },
  dark: { ground: undefined, dots: '#000000', lit: '#000000' },
  light: { ground: undefined, dots: '#ffffff', lit: '#ffffff' },
};

const artwork = ({ colouring, fit }: Variant): Artwork => {
  const { ground, dots, lit } = COLOURS[colouring];
  const { pitch, radius } = SIZES[fit === 'safe' ? 'safe' : 'canvas'];
  const at = (index: number, count: number): number => SIDE / 2 + (index - (count - 1) / 2) * pitch;
  const shapes = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    d: circle(at(i % COLUMNS, COLUMNS), at(Math.floor(i / COLUMNS), ROWS), radius),
    fill: i === LIT ? lit : dots,
    role: i === LIT ? ('b' as const) : ('a' as const),
  }));
  return { width: SIDE, height: SIDE, ground, shapes };
};

/** Our own mark, fifteen dots and one of them chosen, as the kit takes a customer's symbol. */
export const HOUSE_MARK: Pick<DrawnLogo, 'artwork'> = { artwork };

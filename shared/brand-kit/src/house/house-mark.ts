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

/**
 * Between the middles of two dots, and of a dot, in units. At 16 pixels dots of 2 stand 3 apart, on whole pixels;
 * `safe` keeps all of the mark where no mask of a phone cuts.
 */
const SIZES = { usual: { pitch: 187.5, radius: 74 }, tiny: { pitch: 187.5, radius: 62.5 }, safe: { pitch: 140, radius: 56 } };

const COLORS = {
  color: { ground: PAPER, dots: INK, lit: CHOSEN },
  reversed: { ground: INK, dots: PAPER, lit: CHOSEN },
  transparent: { ground: undefined, dots: INK, lit: CHOSEN },
  dark: { ground: undefined, dots: '#000000', lit: '#000000' },
  light: { ground: undefined, dots: '#ffffff', lit: '#ffffff' },
};

const sizeOf = ({ arrangement, fit }: Variant): keyof typeof SIZES => {
  if (fit === 'safe') return 'safe';
  return arrangement === 'symbol16' ? 'tiny' : 'usual';
};

const artwork = (variant: Variant): Artwork => {
  const { ground, dots, lit } = COLORS[variant.coloring];
  const { pitch, radius } = SIZES[sizeOf(variant)];
  const at = (index: number, count: number): number => SIDE / 2 + (index - (count - 1) / 2) * pitch;
  const shapes = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    d: circle(at(i % COLUMNS, COLUMNS), at(Math.floor(i / COLUMNS), ROWS), radius),
    fill: i === LIT ? lit : dots,
    role: 'mark' as const,
    part: i === LIT ? 'chosen' : 'dot',
  }));
  return { width: SIDE, height: SIDE, ground, shapes };
};

/** Our own mark, fifteen dots and one of them chosen, as the kit takes a customer's symbol. */
export const HOUSE_MARK: Pick<DrawnLogo, 'artwork'> = { artwork };

import type { FontClass } from '../../type/font-style.ts';
import type { FontKind } from '../operations.ts';

const SANS: readonly FontClass[] = ['geo', 'grot', 'grotwide', 'roundgrot', 'wide', 'tech', 'flare', 'plain'];
/** Classes of the library that a customer means by a kind of lettering. */
export const KIND_CLASSES: Readonly<Record<FontKind, readonly FontClass[]>> = {
  serif: ['roman', 'old', 'lightserif', 'didone', 'softserif', 'fatface'],
  sans: SANS,
  slab: ['slab'],
  script: ['script'],
  hand: ['hand'],
  mono: ['mono'],
  rounded: ['round', 'roundbold', 'roundgrot'],
  condensed: ['cond'],
  wide: ['wide', 'techwide', 'grotwide'],
  retro: ['retro', 'fat', 'fatface'],
  deco: ['deco'],
  geometric: ['geo'],
  tech: ['tech', 'techwide', 'mono'],
};

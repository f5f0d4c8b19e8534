import type { FontClass } from '@fifteen/typography';
import type { FontKind } from './operation.ts';

/** Classes of the library that a customer means by a kind of lettering. */
export const KIND_CLASSES: Readonly<Record<Exclude<FontKind, 'drawn'>, readonly FontClass[]>> = {
  serif: ['roman', 'old', 'lightserif', 'didone', 'softserif', 'fatface'],
  sans: ['geo', 'grot', 'grotwide', 'roundgrot', 'wide', 'tech', 'flare', 'plain'],
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

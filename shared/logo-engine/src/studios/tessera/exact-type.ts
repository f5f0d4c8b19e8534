import type { FontStyle } from '../../type/font-style.ts';

const DRAWN = new Set<FontStyle['class']>(['geo', 'mono', 'wide', 'grotwide', 'tech', 'techwide', 'grot', 'roundgrot', 'plain']);

/** Faces that could have been built on the same grid as the pattern. */
export const isExact = (style: FontStyle): boolean => DRAWN.has(style.class);

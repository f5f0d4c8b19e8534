import type { FontStyle } from '../../type/font-style.ts';
import type { TypeSpec } from '../../type/type-spec.ts';
import type { Desk } from '../desk.ts';

const DRAWN = new Set<FontStyle['class']>(['geo', 'mono', 'wide', 'grotwide', 'tech', 'techwide', 'grot', 'roundgrot', 'plain']);

/** Faces that could have been built on the same grid as the pattern. */
export const isExact = (style: FontStyle): boolean => DRAWN.has(style.class);

/** Small letters, as even as the tiles above them. */
export const evenType = (desk: Desk): TypeSpec => desk.lettering(desk.font((style) => isExact(style) && style.case !== 'upper'), { case: 'lower' });

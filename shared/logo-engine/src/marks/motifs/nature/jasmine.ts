import { circle, lens, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';
import { around } from './around.ts';

export const jasmine: Motif = {
  id: 'jasmine',
  title: 'jasmine',
  keywords: 'jasmine jasmin blossom blossoms scent perfume perfumery fragrance parfum parfumerie duft bluten jazmin perfumeria flor',
  weight: 'solid',
  draw: () => union(...around(5, lens([0, -112], [0, -500], 0.34)), circle(0, 0, 74)),
};

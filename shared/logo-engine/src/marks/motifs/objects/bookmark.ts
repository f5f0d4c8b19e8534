import { fromSvg } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const bookmark: Motif = {
  id: 'bookmark',
  title: 'bookmark',
  keywords: 'bookmark reading novels lesezeichen marcapaginas signet marque+page stories',
  weight: 'plain',
  slot: { x: 0, y: -130, radius: 205 },
  draw: () => fromSvg('M-270 -440C-270 -480 -250 -500 -210 -500H210C250 -500 270 -480 270 -440V500L0 290L-270 500Z'),
};

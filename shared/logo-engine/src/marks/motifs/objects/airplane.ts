import { fromSvg, mirror, rotate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const airplane: Motif = {
  id: 'airplane',
  title: 'aeroplane',
  keywords: 'airplane aeroplane plane airline aviation flight flights airport pilot charter jet flugzeug fluglinie flughafen luftfahrt avion aerolinea aeropuerto aviacion avion compagnie aerienne aeroport pilote',
  weight: 'solid',
  draw: () => {
    const half = fromSvg('M0 -500C50 -500 76 -420 76 -330V-130L470 130C490 144 500 160 500 184V230L76 90V300L200 400V460L0 400Z');
    return rotate(union(half, mirror(half)), 45);
  },
};

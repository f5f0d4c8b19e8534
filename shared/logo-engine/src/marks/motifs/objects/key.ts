import { circle, difference, rect, rotate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const key: Motif = {
  id: 'key',
  title: 'key',
  keywords: 'key keys lock locksmith security access rental letting hotel password schlussel schloss sicherheit zugang vermietung llave cerrajero seguridad acceso alquiler cle serrurier securite acces location',
  weight: 'solid',
  draw: () => {
    const bow = difference(circle(0, -270, 230), circle(0, -270, 105));
    return rotate(union(bow, rect(-54, -60, 108, 560), rect(0, 240, 200, 92), rect(0, 390, 150, 92)), 38);
  },
};

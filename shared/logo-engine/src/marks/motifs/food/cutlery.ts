import { fromSvg, roundedRect, translate, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const cutlery: Motif = {
  id: 'cutlery',
  title: 'fork and knife',
  keywords: 'restaurant food kitchen catering dining chef cook bistro eatery diner canteen meal kuche gastronomie koch essen kantine speisen cocina comida restaurante cocinero gastronomia cuisine traiteur chef repas cantine',
  weight: 'solid',
  draw: () => {
    const tines = union(...[-200, -90, 20].map((x) => roundedRect(x - 330 + 60, -500, 62, 330, 31)));
    const fork = union(tines, fromSvg('M-470 -260H-188V-160C-188 -60 -240 0 -284 20V440C-284 520 -374 520 -374 440V20C-418 0 -470 -60 -470 -160Z'));
    const knife = fromSvg('M210 -500C330 -470 420 -300 420 -90V110H300V440C300 520 210 520 210 440Z');
    return translate(union(fork, knife), 30, 0);
  },
};

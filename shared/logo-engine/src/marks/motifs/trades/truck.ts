import { circle, difference, fromSvg, polygon, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const truck: Motif = {
  id: 'truck',
  title: 'lorry',
  keywords: 'delivery logistics transport truck shipping freight moving courier cargo lieferung logistik transport lkw spedition umzug entrega logistica transporte camion mudanza envio livraison logistique transport camion demenagement fret',
  weight: 'solid',
  draw: () => {
    const body = union(roundedRect(-500, -290, 590, 480, 40), fromSvg('M130 -140H330C360 -140 380 -130 396 -104L490 40C498 54 500 66 500 80V190H130Z'));
    const wheels = [-260, 290].map((x) => circle(x, 210, 150));
    return union(difference(body, ...wheels, polygon([[210, -70], [316, -70], [390, 40], [210, 40]])), ...[-260, 290].map((x) => difference(circle(x, 210, 108), circle(x, 210, 42))));
  },
};

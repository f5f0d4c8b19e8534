import { polygon, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const paperPlane: Motif = {
  id: 'paperPlane',
  title: 'paper plane',
  keywords: 'travel airline mail send newsletter delivery fly journey trip tourism reise versand brief flug tourismus viaje enviar correo vuelo turismo voyage envoi courrier vol tourisme agency',
  weight: 'solid',
  draw: () => union(polygon([[500, -420], [-500, -40], [-190, 90]]), polygon([[500, -420], [-120, 130], [-120, 420], [40, 220], [250, 300]])),
};

import { circle, difference, ellipse, fromSvg, mirror, polyline, stroke, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const scissors: Motif = {
  id: 'scissors',
  title: 'scissors',
  keywords: 'hair hairdresser salon barber barbershop stylist tailor sewing cut friseur haare schere salon schneider frisor pelo peluqueria barberia sastre tijeras cabello coiffeur coiffure salon barbier tailleur ciseaux cheveux',
  weight: 'solid',
  draw: () => {
    const half = union(
      fromSvg('M-300 -500C-200 -330 -20 -30 110 170L30 250C-130 0 -280 -290 -300 -500Z'),
      stroke(ellipse(200, 350, 130, 130), 74),
      stroke(polyline([[40, 150], [110, 250]]), 84),
    );
    return difference(union(half, mirror(half)), circle(0, 80, 34));
  },
};

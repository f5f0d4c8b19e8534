import { fromSvg, rotate, roundedRect, union } from '../../../geometry/index.ts';
import type { Motif } from '../motif.ts';

export const hammer: Motif = {
  id: 'hammer',
  title: 'hammer',
  keywords: 'hammer carpenter carpentry construction builder build craft wood tools handyman joinery zimmermann tischler bau handwerk holz werkzeug schreiner carpintero construccion carpinteria madera herramientas charpentier menuisier construction artisan bois outils batiment',
  weight: 'solid',
  draw: () =>
    rotate(
      union(
        roundedRect(-62, -230, 124, 730, 62),
        fromSvg('M-290 -480H150C260 -480 350 -420 420 -330L350 -270C310 -310 260 -330 200 -330V-220H-290Z'),
      ),
      -36,
    ),
};
